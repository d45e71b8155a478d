import fp from "fastify-plugin";
import type { z } from "zod";
import { AppError } from "../app-error.ts";

const depthMax = 10;

/** Text that PostgreSQL or JSON cannot hold (NUL, half a surrogate pair), or nesting beyond any call of ours. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value !== "object" || value === null) return true;
  if (depth > depthMax) return false;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner, depth + 1));
}

/** The name in the other letter case of its first letter. */
export const flipFirst = (name: string): string => {
  const first = name.charAt(0);
  return (first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase()) + name.slice(1);
};

/** Renames fields that differ from the contract's only in the case of their first letter (docs/wire.md W2). */
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

/** Brings a body to the contract's spelling, and refuses text that could not be stored. */
export const wireSpelling = fp(async (app) => {
  app.addHook("preValidation", async (request) => {
    const { call } = request.routeOptions.config;
    if (!call) return;
    const { body, params, query } = request;
    if (![body, params, query].every((part) => isStorable(part))) throw new AppError("invalid-input");
    if (call.body && isRecord(body)) request.body = matchSpelling(call.body, body);
  });
});
