import fc, { type Arbitrary } from "fast-check";
import type { Operation } from "../../src/http/openapi/openapi.ts";
import type { JsonSchema } from "../../src/http/openapi/openapi-schemas.ts";
import { type OddBody, rawBodies, spoilJson } from "./odd-bodies.ts";
import { oddNumber, oddText } from "./odd-texts.ts";
import type { ValuesOf } from "./odd-values.ts";

export interface OddRequest extends OddBody {
  path: string;
  query: string;
}

const asText = (value: unknown): string => (typeof value === "object" ? JSON.stringify(value) : String(value)) ?? "";

const encode = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed());

/** Excludes empty parts and dots, which clients resolve to another path. */
const encodePart = (value: unknown): string => encode(value).replace(/^\.*$/, "%20");

const rawPathPart = fc.constantFrom(
  "%00",
  "%ED%A0%80",
  "..%2f..",
  "%20",
  "a".repeat(1_500),
  "a".repeat(3_000),
  "*",
  "%25",
  "😀",
);

/** A part of a path, mostly a valid one. */
const pathPart = (fitting: Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 8, arbitrary: fitting.map(encodePart) },
    { weight: 1, arbitrary: oddText.map(encodePart) },
    rawPathPart,
  );

/** Query pairs; a parameter may come twice, or as an array. */
const queryPair = (name: string, fitting: Arbitrary<unknown>) =>
  fc
    .tuple(fc.oneof({ weight: 4, arbitrary: fitting }, oddText, oddNumber), fc.constantFrom(0, 0, 1, 1, 1, 1, 2, 3))
    .map(([value, times]) =>
      value === undefined
        ? []
        : Array.from({ length: times }, (_, index) => `${name}${index === 2 ? "[]" : ""}=${encode(value)}`),
    );

function toForm(fields: Record<string, unknown>, files: Record<string, Buffer>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, asText(value));
  for (const [name, bytes] of Object.entries(files))
    form.append(name, new Blob([new Uint8Array(bytes)]), "picture.png");
  return form;
}

/** Invalid parameters: prototype keys, very long texts, a percent sign without an escape. */
const moreQuery = fc.oneof(
  { weight: 12, arbitrary: fc.constant("") },
  fc.constantFrom(
    "__proto__[role]=Owner",
    "limit[a]=1",
    "&".repeat(3_000),
    "%",
    "=&=",
    `a=${"b".repeat(9_000)}`,
    "?a=1",
  ),
  fc.nat({ max: 3 }).map((more) => Array.from({ length: 2 + more }, (_, index) => `limit=${index}`).join("&")),
);

/** A body: mostly the right JSON or form. */
function bodyOf(values: ValuesOf, { requestBody }: Operation, image: Buffer): Arbitrary<OddBody> {
  if (!requestBody)
    return fc.oneof({ weight: 9, arbitrary: fc.constant({ payload: undefined, headers: {} }) }, rawBodies);
  const { "application/json": json, "multipart/form-data": form } = requestBody.content;
  const meant: Arbitrary<OddBody>[] = [];
  if (json) {
    const headers = { "content-type": "application/json" };
    const texts = values.object(json.schema).map((body) => JSON.stringify(body));
    const spoilt = texts.chain(spoilJson);
    meant.push(fc.oneof({ weight: 12, arbitrary: texts }, spoilt).map((payload) => ({ payload, headers })));
  }
  if (form) {
    const [fields = form.schema, images] = form.schema.allOf ?? [];
    const names = Object.keys((images as JsonSchema | undefined)?.properties ?? {});
    const bytes = fc.oneof(
      fc.constant(image),
      fc.constant(image.subarray(0, 40)),
      fc.uint8Array({ maxLength: 64 }).map(Buffer.from),
    );
    const files = fc.record(Object.fromEntries(names.map((name) => [name, bytes])), { requiredKeys: [] });
    const sent = fc.tuple(values.object(fields as JsonSchema), files);
    meant.push(
      sent.map(([body, pictures]) => ({ payload: toForm(body, pictures as Record<string, Buffer>), headers: {} })),
    );
  }
  return fc.oneof({ weight: 8, arbitrary: fc.oneof(...meant) }, { weight: 1, arbitrary: rawBodies });
}

const keyHeader = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  fc.constantFrom("", "k", "k".repeat(256), "clé", "a, b").map((key) => ({ "idempotency-key": key })),
);

/** Requests to one operation of the document, from valid to hostile. */
export function oddRequests(
  values: ValuesOf,
  { path: template, operation, image }: { path: string; operation: Operation; image: Buffer },
): Arbitrary<OddRequest> {
  const parts = operation.parameters.filter((parameter) => parameter.in === "path");
  const pairs = operation.parameters.filter((parameter) => parameter.in === "query");
  return fc
    .record({
      parts: fc.tuple(...parts.map(({ name, schema }) => pathPart(values.named(name, schema)))),
      pairs: fc.tuple(...pairs.map(({ name, schema }) => queryPair(name, values.named(name, schema)))),
      more: moreQuery,
      body: bodyOf(values, operation, image),
      key: keyHeader,
    })
    .map(({ parts: given, pairs: asked, more, body, key }) => ({
      path: parts.reduce((path, { name }, index) => path.replace(`{${name}}`, () => given[index] ?? ""), template),
      query: [...asked.flat(), ...(more ? [more] : [])].join("&"),
      headers: { ...body.headers, ...key },
      payload: body.payload,
    }));
}
