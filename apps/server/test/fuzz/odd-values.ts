import fc, { type Arbitrary } from "fast-check";
import type { OpenApi } from "../../src/http/openapi/openapi.ts";
import type { JsonSchema } from "../../src/http/openapi/openapi-schemas.ts";
import { farPlaces, strangePlaces, toCursor } from "../strange-cursors.ts";
import { oddText, oddValue } from "./odd-texts.ts";

/** Values that exist in the portal under test, so that requests reach further than the first refusal. */
export interface Known {
  ids: string[];
  emails: string[];
  phones: string[];
  password: string;
}

/** Values for a field by its name: random values would hardly ever match the document's patterns. */
const meanings: [RegExp, (known: Known) => unknown[]][] = [
  [/email/i, ({ emails }) => emails],
  [/phone|contact$/i, ({ phones }) => [...phones, "03009876543", "03451112233"]],
  [/password/i, ({ password }) => [password, "another long password"]],
  [/identifier/, ({ emails, phones }) => [...emails, ...phones]],
  [/cnic/i, () => ["61101-7654321-9", "6110176543210"]],
  [/^city$/i, () => ["Islamabad", "Lahore"]],
  [/^area$/i, () => ["G-9", "G-10"]],
  [/^category$/i, () => ["Installations"]],
  [/^skill(s)?$/i, () => ["AC Installation"]],
  [/^subSkill$/i, () => ["", undefined]],
  [/cardNumber/, () => ["4242424242424242"]],
  [/nameOnCard/, () => ["Ali Raza"]],
  [/expiryDate/, () => ["12/29"]],
  [/cvv/, () => ["123"]],
  [/sentDate/, () => ["2026-03-01"]],
  [/validUntil/, () => ["2026-04-01T00:00:00Z"]],
  [/transactionId/, () => ["TX-1", "TX-2", "TX-3"]],
  [/cursor/, () => [undefined, ...[...strangePlaces, ...farPlaces].map(toCursor)]],
];

/** Values that fit a JSON schema. Supports the keywords that calls use. */
export class ValuesOf {
  readonly #document: OpenApi;
  readonly #known: Known;

  constructor(document: OpenApi, known: Known) {
    this.#document = document;
    this.#known = known;
  }

  resolve(schema: JsonSchema): JsonSchema {
    const name = schema.$ref?.split("/").at(-1);
    return name ? this.resolve(this.#document.components.schemas[name] ?? {}) : schema;
  }

  fitting(given: JsonSchema | boolean): Arbitrary<unknown> {
    if (typeof given === "boolean") return oddValue;
    const schema = this.resolve(given);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.const !== undefined) return fc.constant(schema.const);
    const options = schema.anyOf ?? schema.oneOf;
    if (options) return fc.oneof(...options.map((option) => this.fitting(option)));
    if (schema.type === "string") return this.#text(schema);
    if (schema.type === "integer" || schema.type === "number") return number(schema);
    if (schema.type === "boolean") return fc.boolean();
    if (schema.type === "null") return fc.constant(null);
    if (schema.type === "array") {
      return fc.array(this.fitting((schema.items as JsonSchema | undefined) ?? {}), { maxLength: 3 });
    }
    return schema.properties ? this.object(schema) : oddValue;
  }

  /** Mostly a value for the field's name. */
  named(name: string, schema: JsonSchema | boolean): Arbitrary<unknown> {
    const isChoice = typeof schema === "object" && this.resolve(schema).enum;
    const [, values] = (!isChoice && meanings.find(([pattern]) => pattern.test(name))) || [];
    if (!values) return this.fitting(schema);
    return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...values(this.#known)) }, this.fitting(schema));
  }

  /** Mostly the right fields; sometimes a wrong, a missing or an additional one. */
  object(given: JsonSchema): Arbitrary<Record<string, unknown>> {
    const { properties = {}, required = [] } = this.resolve(given);
    const fields = Object.entries(properties).map(([name, schema]) => {
      const value = fc.oneof({ weight: 30, arbitrary: this.named(name, schema) }, { weight: 1, arbitrary: oddValue });
      const missing = { weight: required.includes(name) ? 1 : 20, arbitrary: fc.constant(undefined) };
      return [name, fc.oneof({ weight: 40, arbitrary: value }, missing)];
    });
    const extra = fc.oneof(
      { weight: 9, arbitrary: fc.constant({}) },
      fc.dictionary(fc.oneof(oddText, fc.constantFrom("role", "status", "id", "accountId")), oddValue, { maxKeys: 2 }),
    );
    return fc.tuple(fc.record(Object.fromEntries(fields)), extra).map(([body, more]) => ({ ...more, ...body }));
  }

  #text({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): Arbitrary<unknown> {
    const { ids, emails, phones } = this.#known;
    if (format === "uuid") return fc.oneof(fc.constantFrom(...ids), fc.uuid());
    if (format === "email") return fc.constantFrom(...emails);
    if (format === "date-time")
      return fc.constantFrom("2026-03-03T08:00:00.000Z", "2020-01-01T00:00:00Z", "2999-12-31T23:59:59Z");
    if (format === "date") return fc.constantFrom("2026-03-01", "2026-03-31", "0001-01-01", "9999-12-31");
    const likely = fc.constantFrom(
      ...ids,
      ...emails,
      ...phones,
      "61101-1234567-1",
      "Islamabad",
      "G-9",
      "Installations",
    );
    const plain = fc.string({
      minLength: Math.min(minLength, 500),
      maxLength: Math.min(maxLength, 500),
      unit: "grapheme",
    });
    return pattern
      ? fc.oneof(likely, fc.constantFrom("4242424242424242", "12/29", "123", "H-00000-00000"))
      : fc.oneof(likely, plain);
  }
}

function number({ type, minimum, maximum, exclusiveMinimum }: JsonSchema): Arbitrary<number> {
  const min = Math.max(Number(minimum ?? exclusiveMinimum ?? -1_000), -1e9);
  const max = Math.min(Number(maximum ?? 1_000_000), 1e9);
  if (type === "integer") return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  return fc.oneof(fc.integer({ min: Math.ceil(min), max: Math.floor(max) }), fc.double({ min, max, noNaN: true }));
}
