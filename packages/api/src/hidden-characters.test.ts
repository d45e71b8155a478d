import { describe, expect, it } from "vitest";
import { z } from "zod";
import { linesOfText, requiredText } from "./fields.ts";
import { calls } from "./index.ts";

const hidden: [string, string][] = [
  ["CR LF", "\r\n"],
  ["LF", "\n"],
  ["CR", "\r"],
  ["NUL", "\0"],
  ["TAB", "\t"],
  ["ESC", "\u001b"],
  ["DEL", "\u007f"],
  ["NEL", "\u0085"],
  ["LINE SEPARATOR", "\u2028"],
  ["PARAGRAPH SEPARATOR", "\u2029"],
  ...["\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069"].map(
    (mark): [string, string] => [`bidi ${mark.codePointAt(0)?.toString(16)}`, mark],
  ),
];

/** Valid samples for names, phones, CNICs, e-mails, references, cards and dates, with a place for a character in the middle. */
const samples: [string, string][] = [
  ["abcdefgh", "ijklmnop"],
  ["030012", "34567"],
  ["61101-1234", "567-1"],
  ["ali", "@example.pk"],
  ["H-7K3M9", "-2QX4B"],
  ["42424242", "42424242"],
  ["12/", "29"],
  ["2026-03", "-01"],
  ["123", ""],
];

/** Fields that are compared or limited in length, but never shown. */
const isSecret = (name: string): boolean => /password/i.test(name);

/** Fields with input boxes of several lines. */
const severalLines =
  /^(inquiry|message|reopenMessage|coverText|complaint|answer|reason|description|words|contractDetails|details|note|notice|feedback|customerFeedback|text)$/i;
const addresses = [
  "customers.addAddress",
  "customers.updateAddress",
  "jobs.createJob",
  "jobs.updateWebjob",
  "jobs.createPhoneJob",
  "staff.updateSettings",
];

interface Field {
  call: string;
  name: string;
  schema: z.ZodType;
}

const hasString = (schema: z.core.$ZodType): boolean => {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> & { type: string } };
  if (def.type === "string") return true;
  const inner = [def.innerType, def.in, def.out, def.element, ...((def.options as unknown[] | undefined) ?? [])];
  return inner.some((each) => each !== undefined && hasString(each as z.core.$ZodType));
};

function* fieldsOf(call: string, shape: Record<string, z.core.$ZodType>): Generator<Field> {
  for (const [name, schema] of Object.entries(shape)) {
    if (schema instanceof z.ZodObject) yield* fieldsOf(call, schema.shape);
    else if (hasString(schema) && !isSecret(name)) yield { call, name, schema: schema as z.ZodType };
  }
}

const fields = Object.entries(calls).flatMap(([name, { params, query, body }]) =>
  [params, query, body].flatMap((part) => (part ? [...fieldsOf(name, part.shape)] : [])),
);

/** Their `words` are what somebody types into a search. */
const searches = /^lookups\.(searchWork|noteMissedWords)$/;

const isOfSeveralLines = ({ call, name }: Field): boolean =>
  (severalLines.test(name) && !searches.test(call)) || (name === "address" && addresses.includes(call));

/** Returns the hidden characters that the field stores. */
function findLeaks({ schema }: Field): string[] {
  return hidden.flatMap(([what, character]) =>
    samples.flatMap(([before, after]) => {
      const parsed = schema.safeParse(`${before}${character}${after}`);
      return parsed.success && [...String(parsed.data)].some((each) => hidden.some(([, one]) => one === each))
        ? [what]
        : [];
    }),
  );
}

describe("texts in calls", () => {
  it("on one line contain no control character, line separator or direction mark, in any call", () => {
    expect(fields.length).toBeGreaterThan(100);
    const leaks = fields
      .filter((field) => !isOfSeveralLines(field))
      .map((field) => [field.call, field.name, findLeaks(field)]);
    expect(leaks.filter(([, , found]) => found?.length)).toEqual([]);
  });

  it("on several lines contain \\n and no other of them, with any line ends", () => {
    const several = fields.filter(isOfSeveralLines);
    expect(several.length).toBeGreaterThan(20);
    for (const field of several) {
      expect([...new Set(findLeaks(field))].toSorted(), `${field.call} ${field.name}`).toEqual(["CR", "CR LF", "LF"]);
      expect(field.schema.parse("first\r\nsecond\rthird\nfourth\tend"), field.call).toBe(
        "first\nsecond\nthird\nfourth end",
      );
    }
  });

  it("are refused with the field named, and trimmed", () => {
    const { error } = requiredText().safeParse("Ali\nBcc: everybody@example.pk");
    expect(error?.issues).toMatchObject([{ message: "text-line" }]);
    expect(requiredText().parse(" Ali\r\n")).toBe("Ali");
    expect(linesOfText(20).safeParse("a\u202eb").error?.issues).toMatchObject([{ message: "text-lines" }]);
  });

  it("may be Urdu, with the joiners that its letters need, and may contain emoji", () => {
    for (const text of ["محمد علی خان", "نمی‌خواہم", "Zoë O’Brien-Núñez", "Ali 🙂 👨‍👩‍👧"])
      expect(requiredText().parse(text)).toBe(text);
  });
});
