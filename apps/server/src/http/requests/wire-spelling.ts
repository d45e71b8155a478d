import fp from "fastify-plugin";
import type { z } from "zod";
import { invalidField } from "../../values/app-error.ts";

const depthMax = 10;

/** Half a surrogate pair and NUL are no text that PostgreSQL or JSON could hold. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

/** Where there is text that cannot be stored, or nesting beyond any call of ours. */
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

/** The name in the other letter case of its first letter. */
export const flipFirst = (name: string): string => {
  const first = name.charAt(0);
  return (first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase()) + name.slice(1);
};

/** Renames fields that differ from the call's only in the case of their first letter (docs/wire.md W2). */
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

/** Brings a body to the spelling of its call, and refuses text that could not be stored. */
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
