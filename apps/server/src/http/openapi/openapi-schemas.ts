import { features } from "@hunarmand/api/index";
import { z } from "zod";

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Units of numbers, by the wire name of their field. */
const units: Record<string, string> = {
  ...Object.fromEntries(
    [
      "amount",
      "Amount",
      "Balance",
      "duePayments",
      "earning",
      "fee",
      "gross",
      "materials",
      "net",
      "salary",
      "totalSpent",
    ].map((name) => [name, "In PKR."]),
  ),
  accuracy: "In metres.",
  distance: "In metres.",
  duration: "In days.",
  experience: "In years.",
  latitude: "In degrees.",
  longitude: "In degrees.",
  pinLocationLatitude: "In degrees.",
  pinLocationLongitude: "In degrees.",
  platformFeePercent: "In per cent.",
  rating: "In stars, 1 to 5.",
};

const isShape = (value: unknown): value is z.ZodObject | z.ZodEnum =>
  value instanceof z.ZodObject || value instanceof z.ZodEnum;

/**
 * The names of the api package's schemas, so that the document defines each once and refers to it. A schema with several names (a city and
 * an area have the same fields) is written out where it is used.
 */
function nameSchemas() {
  const registry = z.registry<{ id: string }>();
  const named = Object.values(features).flatMap((exports) =>
    Object.entries(exports).flatMap(([name, schema]) => (isShape(schema) ? [{ name, schema }] : [])),
  );
  for (const { name, schema } of named) {
    const isAlone = named.every((other) => (other.name === name) === (other.schema === schema));
    if (isAlone && !registry.has(schema)) registry.add(schema, { id: name });
  }
  return registry;
}

const isNumeric = ({ type, anyOf = [] }: JsonSchema): boolean =>
  type === "number" ||
  type === "integer" ||
  anyOf.some((one) => typeof one === "object" && (one.type === "number" || one.type === "integer"));

/** Turns zod schemas into JSON schemas and collects the named ones. */
export class SchemaWriter {
  readonly components: Record<string, JsonSchema> = {};
  readonly #registry = nameSchemas();

  /** `input`: what a client sends. `output`: what it receives. */
  write(schema: z.ZodType, io: "input" | "output"): JsonSchema {
    const { properties, $defs = {} } = z.toJSONSchema(z.object({ root: schema }), {
      io,
      metadata: this.#registry,
      unrepresentable: "any",
      override: ({ jsonSchema }) => addUnits(jsonSchema),
    });
    const names = new Map(Object.entries($defs).map(([name, shape]) => [name, this.#nameOf(name, shape, io)]));
    const rename = (text: string) =>
      text.replace(
        /"#\/\$defs\/([^"]+)"/g,
        (_ref, name: string) => `"#/components/schemas/${names.get(name) ?? name}"`,
      );
    for (const [name, shape] of Object.entries($defs)) {
      const { id: _id, ...plain } = shape as JsonSchema & { id?: string };
      this.components[names.get(name) ?? name] = JSON.parse(rename(JSON.stringify(plain)));
    }
    return JSON.parse(rename(JSON.stringify(properties?.root ?? {})));
  }

  /** A schema may differ between input and output (defaults, coercion). Then it gets two names. */
  #nameOf(name: string, shape: JsonSchema, io: "input" | "output"): string {
    return io === "input" && shape.type === "object" && !name.endsWith("Body") ? `${name}Input` : name;
  }
}

function addUnits({ properties = {} }: JsonSchema): void {
  for (const [name, property] of Object.entries(properties)) {
    const unit = units[name];
    if (unit && typeof property === "object" && isNumeric(property)) property.description ??= unit;
  }
}
