import fp from "fastify-plugin";
import type { z } from "zod";
import { invalidField } from "../../values/app-error.ts";

const depthMax = 10;

/** PostgreSQL and JSON cannot store NUL or half a surrogate pair. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

/** Returns the path of text that cannot be stored, or of nesting that is deeper than any call allows. */
function findUnstorable(value: unknown, path: readonly string[] = []): readonly string[] | undefined {
  if (typeof value === "string") return isStorable(value) ? undefined : path;
  if (typeof value !== "object" || value === null) return undefined;
  if (path.length > depthMax) return path.slice(0, 1);
  for (const [key, inner] of Object.entries(value)) {
    const found = isStorable(key) ? findUnstorable(inner, [...path, key]) : path;
    if (found) return found;
  }
  return undefined;
}

/** Returns the name with the case of its first letter changed. */
export const flipFirst = (name: string): string => {
  const first = name.charAt(0);
  return (first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase()) + name.slice(1);
};

/** Renames fields that differ from the call's fields only in the case of their first letter (docs/wire.md W2). */
export function matchSpelling(schema: z.ZodObject, body: Record<string, unknown>): Record<string, unknown> {
  const known = schema.shape;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const flipped = flipFirst(name);
      const isMisspelt = !Object.hasOwn(known, name) && Object.hasOwn(known, flipped) && !Object.hasOwn(body, flipped);
      return [isMisspelt ? flipped : name, value];
    }),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Renames a body's fields to the call's spelling, and refuses text that cannot be stored. */
export const wireSpelling = fp(async (app) => {
  app.addHook("preValidation", async (request) => {
    const { call } = request.routeOptions.config;
    if (!call) return;
    const { body, params, query } = request;
    const refused = findUnstorable(body) ?? findUnstorable(params) ?? findUnstorable(query);
    if (refused) throw invalidField(refused.join(".") || "body", "text-plain");
    if (call.body && isRecord(body)) request.body = matchSpelling(call.body, body);
  });
});
