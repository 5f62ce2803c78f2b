#include "backend/vulkan/spirv.hpp"

#include "support/check.hpp"

namespace weft::backend::vulkan {

using spv::Op;

void Spirv::append(std::vector<std::uint32_t>& to, Op op, std::span<const Word> operands) {
  constexpr std::size_t most_words = 0xffff;
  WEFT_CHECK(operands.size() < most_words, "an instruction has {} operands", operands.size());
  to.push_back(static_cast<std::uint32_t>((operands.size() + 1) << 16) | static_cast<std::uint32_t>(op));
  for (const Word word : operands) to.push_back(word.bits);
}

Id Spirv::global(Op op, Id type, const std::vector<Word>& operands) {
  std::vector<std::uint32_t> key{static_cast<std::uint32_t>(op), static_cast<std::uint32_t>(type)};
  for (const Word word : operands) key.push_back(word.bits);
  const auto known = known_.find(key);
  if (known != known_.end()) return known->second;
  const Id id = fresh();
  std::vector<Word> words;
  if (type != Id{}) words.emplace_back(type);
  words.emplace_back(id);
  words.insert(words.end(), operands.begin(), operands.end());
  append(globals_, op, words);
  known_.emplace(std::move(key), id);
  return id;
}

Id Spirv::u64(std::uint64_t value) {
  return global(Op::OpConstant, int_type(64),
                {static_cast<std::uint32_t>(value), static_cast<std::uint32_t>(value >> 32)});
}

Id Spirv::f64(std::uint64_t bits) {
  return global(Op::OpConstant, float_type(64),
                {static_cast<std::uint32_t>(bits), static_cast<std::uint32_t>(bits >> 32)});
}

Id Spirv::boolean(bool value) {
  return global(value ? Op::OpConstantTrue : Op::OpConstantFalse, bool_type(), {});
}

Id Spirv::variable(spv::StorageClass storage, Id type) {
  const Id pointer = pointer_type(storage, type), id = fresh();
  append(globals_, Op::OpVariable, std::vector<Word>{pointer, id, storage});
  interface_.push_back(id);
  return id;
}

void Spirv::execution_mode(spv::ExecutionMode mode, const std::vector<Word>& operands) {
  std::vector<Word> words{main_, mode};
  words.insert(words.end(), operands.begin(), operands.end());
  append(modes_, Op::OpExecutionMode, words);
}

void Spirv::decorate(Id id, spv::Decoration decoration, const std::vector<Word>& operands) {
  std::vector<Word> words{id, decoration};
  words.insert(words.end(), operands.begin(), operands.end());
  append(decorations_, Op::OpDecorate, words);
}

void Spirv::decorate_member(Id id, std::uint32_t member, spv::Decoration decoration,
                            const std::vector<Word>& operands) {
  std::vector<Word> words{id, member, decoration};
  words.insert(words.end(), operands.begin(), operands.end());
  append(decorations_, Op::OpMemberDecorate, words);
}

namespace {

/// Text as words: zero-ended, the first character lowest.
void add_text(std::vector<Word>& words, std::string_view text) {
  for (std::size_t k = 0; k <= text.size(); k += 4) {
    std::uint32_t bits = 0;
    for (std::size_t b = 0; b < 4 && k + b < text.size(); ++b) {
      bits |= static_cast<std::uint32_t>(static_cast<unsigned char>(text[k + b])) << (8 * b);
    }
    words.emplace_back(bits);
  }
}

}  // namespace

std::vector<std::uint32_t> Spirv::finish(std::span<const std::uint32_t> variables,
                                         std::span<const std::uint32_t> prologue,
                                         std::span<const std::uint32_t> code) {
  const Id nothing = global(Op::OpTypeVoid, Id{}, {}),
           signature = global(Op::OpTypeFunction, Id{}, {nothing});
  constexpr std::uint32_t version_1_5 = 0x00010500;
  std::vector<std::uint32_t> out{spv::MagicNumber, version_1_5, 0, 0, 0};
  for (const std::uint32_t value : capabilities_) append(out, Op::OpCapability, std::vector<Word>{value});
  std::vector<Word> import{extended_};
  add_text(import, "GLSL.std.450");
  append(out, Op::OpExtInstImport, import);
  append(out, Op::OpMemoryModel,
         std::vector<Word>{spv::AddressingModel::PhysicalStorageBuffer64, spv::MemoryModel::GLSL450});
  std::vector<Word> entry{spv::ExecutionModel::GLCompute, main_};
  add_text(entry, "main");
  entry.insert(entry.end(), interface_.begin(), interface_.end());
  append(out, Op::OpEntryPoint, entry);
  const auto add = [&](std::span<const std::uint32_t> section) {
    out.insert(out.end(), section.begin(), section.end());
  };
  add(modes_);
  add(decorations_);
  add(globals_);
  append(out, Op::OpFunction, std::vector<Word>{nothing, main_, 0u, signature});
  append(out, Op::OpLabel, std::vector<Word>{fresh()});
  add(variables);
  add(prologue);
  add(code);
  append(out, Op::OpFunctionEnd, {});
  out[3] = next_;
  return out;
}

// Code.

Id Code::put(std::vector<std::uint32_t>& to, Op op, Id type, const std::vector<Word>& operands) {
  const Id id = spirv_.fresh();
  std::vector<Word> words{type, id};
  words.insert(words.end(), operands.begin(), operands.end());
  Spirv::append(to, op, words);
  return id;
}

Id Code::variable(Id type) {
  const auto storage = spv::StorageClass::Function;
  return put(variables_, Op::OpVariable, spirv_.pointer_type(storage, type), {storage});
}

void Code::open(Id label) {
  line(Op::OpLabel, {label});
  block_ = label;
}

void Code::when(Id condition, const Emit& yes) {
  const Id then = label(), done = label();
  line(Op::OpSelectionMerge, {done, 0u});
  line(Op::OpBranchConditional, {condition, then, done});
  open(then);
  yes();
  branch(done);
  open(done);
}

void Code::when_else(Id condition, const Emit& yes, const Emit& no) {
  const Id then = label(), otherwise = label(), done = label();
  line(Op::OpSelectionMerge, {done, 0u});
  line(Op::OpBranchConditional, {condition, then, otherwise});
  open(then);
  yes();
  branch(done);
  open(otherwise);
  no();
  branch(done);
  open(done);
}

Id Code::watch_loops(Id zero) {
  const Id type = spirv_.int_type(32), pointer = spirv_.pointer_type(spv::StorageClass::Function, type);
  ends_ = zero;
  goes_on_ = prologue(Op::OpBitwiseXor, type, {zero, spirv_.u32(1)});
  return cut_ = put(variables_, Op::OpVariable, pointer, {spv::StorageClass::Function, spirv_.u32(0)});
}

void Code::repeat(const std::function<Id()>& condition, const Emit& body) {
  const Id head = label(), test = label(), run = label(), next = label(), done = label();
  const Id words = spirv_.int_type(32), turning = cut_ == Id{} ? Id{} : variable(words);
  branch(head);
  open(head);
  line(Op::OpLoopMerge, {done, next, 0u});
  branch(test);
  open(test);
  const Id goes_on = condition();
  if (cut_ != Id{}) {
    // Drivers follow a condition into what is chosen by it, but not through a sum.
    const Id chosen = def(Op::OpSelect, words, {goes_on, goes_on_, ends_});
    line(Op::OpStore, {turning, def(Op::OpIAdd, words, {chosen, ends_})});
  }
  line(Op::OpBranchConditional, {goes_on, run, done});
  open(run);
  body();
  branch(next);
  open(next);
  branch(head);
  open(done);
  if (cut_ == Id{}) return;
  const Id still = def(Op::OpLoad, words, {turning}), before = def(Op::OpLoad, words, {cut_});
  line(Op::OpStore, {cut_, def(Op::OpBitwiseOr, words, {still, before})});
}

std::vector<std::uint32_t> Code::finish() {
  std::vector<std::uint32_t> prologue = prologue_;
  Spirv::append(prologue, Op::OpBranch, std::vector<Word>{start_});
  Spirv::append(prologue, Op::OpLabel, std::vector<Word>{start_});
  return spirv_.finish(variables_, prologue, code_);
}

}  // namespace weft::backend::vulkan
