import fc, { type Arbitrary } from "fast-check";

const deepLevels = 40;

const deep = Array.from({ length: deepLevels }).reduce<unknown>((inner) => [inner], "end");

/** Texts for which a backtracking pattern would take minutes, up to the longest allowed and beyond. */
const bomb = fc
  .tuple(
    fc.constantFrom("a(at)", "a@", "a.", "a-", "1 ", "1.", "+(", "www.", "a://", "aA", "\u3164", "\n", ",", "\\", '"'),
    fc.constantFrom(200, 500, 4_000, 20_000),
    fc.constantFrom("", "!", "@", " "),
  )
  .map(([seed, characters, end]) => seed.repeat(Math.ceil(characters / seed.length)).slice(0, characters - 1) + end);

/** Odd text: half a surrogate pair, NUL, markup, SQL, very long, right-to-left, look-alikes. */
export const oddText = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\ud800",
    "a\udfff",
    "\u0000",
    "x\u0000y",
    "'; drop table jobs; --",
    "<script>alert(1)</script>",
  ),
  fc.constantFrom(
    "__proto__",
    "constructor",
    "null",
    "undefined",
    "NaN",
    "1e999",
    "-0",
    "0x10",
    "٣",
    "＠",
    "أحمد",
    "%00",
    "../..",
  ),
  fc.constantFrom(
    "Ali\r\nBcc: all@example.pk",
    "a\nb",
    "\u202egnp.exe",
    "\u2066x\u2069",
    "a\u2028b",
    "\u0085",
    "\u001b[2J",
    "0x10",
    "1e3",
  ),
  fc.constantFrom(
    "\u3164",
    "\u115f",
    "\u200b\u200d",
    "\ufe0f",
    "\ufeff",
    "\u{e0041}",
    `Z${"\u0301".repeat(500)}`,
    "９".repeat(50),
  ),
  fc.constantFrom(
    "1".repeat(400),
    `${" ".repeat(4_000)}x`,
    "-".repeat(2_000),
    "{{office.phone}}",
    "{name}",
    "%s%n",
    "=1+1",
  ),
  bomb,
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom("a".repeat(5_000), "é".repeat(3_000), "\ufdfa".repeat(200)),
);

export const oddNumber = fc.oneof(
  fc.constantFrom(-1, 0, -0, 0.1, 1e21, 1.7976931348623157e308, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 53)),
  fc.double({ noNaN: true }),
  fc.integer(),
);

export const oddValue: Arbitrary<unknown> = fc.oneof(
  oddText,
  oddNumber,
  fc.constantFrom(null, true, false, [], {}, deep),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom({ toString: 1 }, { constructor: { prototype: 1 } }, { length: 1e9 }, [[]], [null]),
);
