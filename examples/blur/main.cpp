// Reads a PNG (or draws one), makes it grey, blurs, sharpens and tones it as one fuse scope, and writes a
// PNG.
//
//   example_blur [IN.png [OUT.png]]
//
// The report says what ran together, and for every cut between two launches, why.
#include <exception>
#include <iostream>
#include <string>
#include <string_view>

#include "picture.hpp"
#include "pipeline.hpp"

namespace {

void run(const std::string& in, const std::string& out) {
  blur::Picture picture;
  if (in.empty()) {
    picture = blur::sample_picture(480, 640);
    blur::write_png("sample.png", picture);
    std::cout << "no picture given: drew sample.png\n";
  } else {
    picture = blur::read_png(in);
  }
  const weft::Device device;
  const blur::Developed developed = blur::develop(device, picture);
  blur::write_png(out, developed.picture);
  std::cout << "wrote " << out << ", " << picture.width << " x " << picture.height << "\n\n"
            << developed.report;
}

}  // namespace

int main(int count, char** words) {
  const std::string_view first = count > 1 ? words[1] : "";
  const bool help = first == "--help" || first == "-h";
  if (help || count > 3 || first.starts_with("-")) {
    (help ? std::cout : std::cerr)
        << "usage: " << words[0] << " [IN.png [OUT.png]]\n"
        << "Makes a picture grey, blurs, sharpens and tones it in one fuse scope. Without "
           "IN.png it draws sample.png;\nOUT.png is blur.png unless said.\n";
    return help ? 0 : 2;
  }
  try {
    run(count > 1 ? words[1] : "", count > 2 ? words[2] : "blur.png");
  } catch (const std::exception& error) {
    std::cerr << words[0] << ": " << error.what() << "\n";
    return 2;
  }
  return 0;
}
