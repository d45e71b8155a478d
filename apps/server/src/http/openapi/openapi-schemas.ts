import { features } from "@hunarmand/api/index";
import { z } from "zod";

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** What a number counts, by the wire name of its field. */
const units: Record<string, string> = {
  ...Object.fromEntries(
    ["amount", "Amount", "Balance", "duePayments", "earning", "fee", "gross", "net", "salary", "totalSpent"].map(
      (name) => [name, "In PKR."],
    ),
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
 * The names that the api package gives its shapes, so that the document names them once and refers to them. One that goes by
 * several names (a city and an area look alike) is written out where it is used.
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

/** Turns zod schemas into JSON schemas, and gathers the named shapes on the way. */
export class SchemaWriter {
  readonly components: Record<string, JsonSchema> = {};
  readonly #registry = nameSchemas();

  /** `input`: what a client sends; `output`: what it gets. */
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

  /** A shape may be sent and got in unlike forms (defaults, coercion): then it has two names. */
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
