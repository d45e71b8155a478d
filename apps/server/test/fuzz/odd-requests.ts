import fc, { type Arbitrary } from "fast-check";
import type { Operation } from "../../src/http/openapi/openapi.ts";
import type { JsonSchema } from "../../src/http/openapi/openapi-schemas.ts";
import { oddNumber, oddText, type ValuesOf } from "./odd-values.ts";

export interface OddRequest {
  path: string;
  query: string;
  headers: Record<string, string>;
  payload: string | Buffer | FormData | undefined;
}

const hugeCharacters = 300_000;

const asText = (value: unknown): string => (typeof value === "object" ? JSON.stringify(value) : String(value)) ?? "";

const encode = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed());

/** Empty parts and dots would lead to another path before the server sees them. */
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

/** A part of a path: mostly what is meant. */
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

const rawBodies = fc.constantFrom(
  { type: "application/json", payload: "" },
  { type: "application/json", payload: "{" },
  { type: "application/json", payload: "null" },
  { type: "application/json", payload: "[]" },
  { type: "application/json", payload: '"text"' },
  { type: "application/json", payload: '{"__proto__":{"role":"Owner"},"constructor":{"prototype":{"a":1}}}' },
  { type: "application/json", payload: `{"a":"${"x".repeat(hugeCharacters)}"}` },
  { type: "application/json", payload: "[".repeat(5_000) },
  { type: "application/json; charset=utf-16", payload: '{"a":1}' },
  { type: "text/plain", payload: "hello" },
  { type: "application/xml", payload: "<a/>" },
  { type: "application/x-www-form-urlencoded", payload: "a=1&a=2" },
  { type: "multipart/form-data", payload: "no boundary" },
  { type: "multipart/form-data; boundary=x", payload: "--x\r\nbroken" },
  { type: "", payload: "{}" },
);

function toForm(fields: Record<string, unknown>, files: Record<string, Buffer>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, asText(value));
  for (const [name, bytes] of Object.entries(files))
    form.append(name, new Blob([new Uint8Array(bytes)]), "picture.png");
  return form;
}

/** What is sent as a body: the fitting JSON or form most of the time. */
function bodyOf(
  values: ValuesOf,
  { requestBody }: Operation,
  image: Buffer,
): Arbitrary<Pick<OddRequest, "payload" | "headers">> {
  const raw = rawBodies.map(({ type, payload }) => ({ payload, headers: type ? { "content-type": type } : {} }));
  if (!requestBody) return fc.oneof({ weight: 9, arbitrary: fc.constant({ payload: undefined, headers: {} }) }, raw);
  const { "application/json": json, "multipart/form-data": form } = requestBody.content;
  const meant: Arbitrary<Pick<OddRequest, "payload" | "headers">>[] = [];
  if (json) {
    const headers = { "content-type": "application/json" };
    meant.push(values.object(json.schema).map((body) => ({ payload: JSON.stringify(body), headers })));
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
  return fc.oneof({ weight: 8, arbitrary: fc.oneof(...meant) }, { weight: 1, arbitrary: raw });
}

const keyHeader = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  fc.constantFrom("", "k", "k".repeat(256), "clé", "a, b").map((key) => ({ "idempotency-key": key })),
);

/** Requests to one operation of the document, from meant well to meant ill. */
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
      body: bodyOf(values, operation, image),
      key: keyHeader,
    })
    .map(({ parts: given, pairs: asked, body, key }) => ({
      path: parts.reduce((path, { name }, index) => path.replace(`{${name}}`, () => given[index] ?? ""), template),
      query: asked.flat().join("&"),
      headers: { ...body.headers, ...key },
      payload: body.payload,
    }));
}
