import type { Call } from "@hunarmand/api/call";
import { type ErrorCode, errors } from "@hunarmand/api/errors";
import { getWireText } from "../../values/wire-texts.ts";
import { isReplayable } from "../replies/idempotency.ts";
import type { JsonSchema } from "./openapi-schemas.ts";

export interface Response {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: JsonSchema }>;
}

/** Returns the call's own errors and those that every call of its kind can give. */
export function errorsOf(call: Call): ErrorCode[] {
  const { access, method, errors: own = [] } = call;
  const isForRoles = access !== "public" && access !== "signed-in";
  const codes: (ErrorCode | false)[] = [
    ...own,
    "invalid-input",
    access !== "public" && "not-signed-in",
    isForRoles && "not-allowed",
    ...(isForRoles && access.includes("verified-provider")
      ? (["provider-not-verified", "provider-rejected", "provider-suspended"] as const)
      : []),
    ...(method === "GET" ? [] : (["forged-request", "body-too-large", "unsupported-type"] as const)),
    ...(isReplayable(call) ? (["idempotency-mismatch", "idempotency-running"] as const) : []),
    isReplayable(call) && call.once === true && "idempotency-unknown",
    "too-many-requests",
    "internal-error",
    "unavailable",
    method !== "GET" && call.paged !== true && "maintenance",
  ];
  return [...new Set(codes.filter((code) => code !== false))];
}

/** Returns a call's refusals by status, each with its codes and their texts. */
export function writeErrors(call: Call): Record<string, Response> {
  const byStatus = Map.groupBy(errorsOf(call), (code) => errors[code].status);
  const responses = [...byStatus].map(([status, codes]): [string, Response] => {
    const description = codes.map((code) => `\`${code}\`: ${getWireText(code)}`).join("\n\n");
    const schema = {
      allOf: [{ $ref: "#/components/schemas/Error" }],
      properties: { code: { enum: codes } },
    } as JsonSchema;
    return [String(status), { description, content: { "application/json": { schema } } }];
  });
  return Object.fromEntries(responses);
}

const textValues = {
  type: "object",
  description: "The values that the text of this code contains.",
  additionalProperties: true,
} as const;

export const errorShape = {
  type: "object",
  properties: {
    code: { type: "string" },
    message: { type: "string" },
    error: { type: "string", description: "The same text as `message`." },
    values: textValues,
    requestId: { type: "string" },
    issues: {
      type: "array",
      items: {
        type: "object",
        properties: {
          field: { type: "string" },
          code: { type: "string" },
          values: textValues,
          message: { type: "string" },
        },
        required: ["field", "code", "message"],
      },
    },
  },
  required: ["code", "message", "error", "requestId"],
} satisfies JsonSchema;
