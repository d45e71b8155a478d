import fc, { type Arbitrary } from "fast-check";

/** A body with its headers. */
export interface OddBody {
  payload: string | Buffer | FormData | undefined;
  headers: Record<string, string>;
}

const hugeCharacters = 300_000;
const json = "application/json";
const nest = (start: string, inner: string, end: string, levels: number) =>
  start.repeat(levels) + inner + end.repeat(levels);
const manyKeys = JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, index])));

const bodies: { type: string; payload: string | Buffer }[] = [
  { type: json, payload: "" },
  { type: json, payload: "{" },
  { type: json, payload: "null" },
  { type: json, payload: "[]" },
  { type: json, payload: '"text"' },
  { type: json, payload: '{"__proto__":{"role":"Owner"},"constructor":{"prototype":{"a":1}}}' },
  { type: json, payload: `{"a":"${"x".repeat(hugeCharacters)}"}` },
  { type: json, payload: "[".repeat(5_000) },
  { type: "application/json; charset=utf-16", payload: '{"a":1}' },
  { type: "text/plain", payload: "hello" },
  { type: "application/xml", payload: "<a/>" },
  { type: "application/x-www-form-urlencoded", payload: "a=1&a=2" },
  { type: "multipart/form-data", payload: "no boundary" },
  { type: "multipart/form-data; boundary=x", payload: "--x\r\nbroken" },
  { type: "", payload: "{}" },
  { type: json, payload: nest("[", "1", "]", 100_000) },
  { type: json, payload: nest('{"a":', "1", "}", 30_000) },
  { type: json, payload: manyKeys },
  { type: json, payload: '{"email":"a@example.pk","email":"b@example.pk","id":1,"id":2}' },
  { type: json, payload: '\ufeff{"a":1}' },
  { type: json, payload: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  { type: json, payload: '{"a":1e400,"b":-1e400,"c":123456789012345678901234567890}' },
  { type: "application/JSON;charset=utf-7", payload: '{"a":1}' },
  { type: "text/json", payload: '{"a":1}' },
  { type: "application/json, text/plain", payload: '{"a":1}' },
  { type: `multipart/form-data; boundary=${"x".repeat(5_000)}`, payload: "--x" },
  { type: "multipart/form-data; boundary=x", payload: `--x\r\n${"a: b\r\n".repeat(5_000)}` },
  { type: "x".repeat(4_000), payload: "a" },
];

/** Bodies that no form and no client of ours sends. */
export const rawBodies: Arbitrary<OddBody> = fc
  .constantFrom(...bodies)
  .map(({ type, payload }) => ({ payload, headers: type ? { "content-type": type } : {} }));

const strangeNumbers = ["1e400", "-1e400", "-0", "0.1e-400", "9".repeat(400), `0.${"1".repeat(400)}`, "1e-7"];

/** The same JSON with one value replaced, by a number that JavaScript cannot write or a deep array. */
export const spoilJson = (text: string): Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...strangeNumbers, nest("[", "1", "]", 2_000), nest('{"a":', "1", "}", 2_000)), fc.nat())
    .map(([value, which]) => {
      const places = [...text.matchAll(/:(?:"[^"\\]*"|-?\d[\d.e+-]*|true|false|null)(?=[,}])/g)];
      const place = places[which % Math.max(1, places.length)];
      if (!place) return value;
      return `${text.slice(0, place.index)}:${value}${text.slice(place.index + place[0].length)}`;
    });
