import type { z } from "zod";

/** The setting's documentation, as Markdown. */
interface About {
  /** The allowed values. Also used in the error for a bad value. */
  mayBe: string;
  /** What the setting does. */
  sets: string;
  /** What applies without a value, if the schema has no default. */
  unset?: string;
}

/** Adds the documentation to the schema of a setting. */
export function setting<Schema extends z.ZodType>(schema: Schema, { mayBe, ...about }: About): Schema {
  return schema.meta({ description: mayBe, ...about });
}
