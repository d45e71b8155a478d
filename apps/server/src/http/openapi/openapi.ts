import type { Call } from "@hunarmand/api/call";
import { calls } from "@hunarmand/api/index";
import { limits } from "@hunarmand/api/limits";
import type { z } from "zod";
import { isReplayable } from "../replies/idempotency.ts";
import { errorShape, type Response, writeErrors } from "./openapi-errors.ts";
import { type JsonSchema, SchemaWriter } from "./openapi-schemas.ts";

/** An OpenAPI 3.1 document, typed as far as the reference and its tests read it. */
export interface OpenApi {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, unknown> };
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Response>;
}

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

const about = `Every call of the portal, below \`/api\`; paths match in any letter case.

Errors have one body: \`{code, message, error, requestId, issues?}\`; \`error\` repeats \`message\`, \`issues\` names refused fields.
Times are ISO 8601 in UTC, money is in PKR. Lists are read page by page: \`?limit\` and \`?cursor\`, the next cursor is in
the header \`x-next-cursor\`. Only the token of \`Authorization: Bearer\` says who calls.`;

const names: Record<string, string> = {
  provider: "providers",
  "verified-provider": "verified providers",
  customer: "customers",
  Owner: "the office's owner",
};

function describeAccess({ access }: Call): string {
  if (access === "public") return "everybody, without a token";
  if (access === "signed-in") return "everybody who is logged in";
  const all = [...new Set([...access, ...(access.some((audience) => /^[A-Z]/.test(audience)) ? ["Owner"] : [])])];
  return all.map((audience) => names[audience] ?? `the office's ${audience} desk`).join(", ");
}

function describe(call: Call): string {
  const parts = [
    call.notes?.join(" "),
    `**Who may use it:** ${describeAccess(call)}.`,
    call.forKeys && "**Keys:** a program's key may make it too.",
    call.limit && `**Limit:** \`${call.limit}\`, beside the general one.`,
    call.once && "**Once:** a try that was cut off is never made again under its `Idempotency-Key`.",
  ];
  return parts.filter(Boolean).join("\n\n");
}

function writeSuccess({ reply, paged }: Call, writer: SchemaWriter): Response {
  if (reply === "binary") {
    return { description: "The file or stream.", content: { "*/*": { schema: {} } } };
  }
  const headers = paged && {
    "x-next-cursor": { description: "Where the next page begins; absent on the last.", schema: { type: "string" } },
  };
  const content = { "application/json": { schema: writer.write(reply, "output") } };
  return { description: "Success.", ...(headers ? { headers } : {}), content };
}

function writeBody({ body, files, multipart }: Call, writer: SchemaWriter): Operation["requestBody"] {
  if (!body && !files) return undefined;
  const fields = body ? writer.write(body, "input") : { type: "object" as const };
  const images = Object.fromEntries((files ?? []).map((name) => [name, { type: "string", format: "binary" }]));
  const form = (files ? { allOf: [fields, { type: "object", properties: images }] } : fields) as JsonSchema;
  return {
    required: true,
    content: {
      ...(files ? {} : { "application/json": { schema: fields } }),
      ...(files || multipart ? { "multipart/form-data": { schema: form } } : {}),
    },
  };
}

function writeParameters(schema: z.ZodObject | undefined, place: "path" | "query", writer: SchemaWriter): Parameter[] {
  if (!schema) return [];
  const written = writer.write(schema, "input");
  const shape = written.$ref ? writer.components[written.$ref.split("/").at(-1) ?? ""] : written;
  return Object.entries(shape?.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || (shape?.required ?? []).includes(name),
    schema: property as JsonSchema,
  }));
}

const idempotencyKey: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: `The first answer under this key is given again for ${limits.idempotencyHours} hours.`,
  schema: { type: "string", minLength: 1, maxLength: limits.idempotencyKeyCharacters },
};

/** Returns the OpenAPI document of all calls. */
export function writeOpenApi(): OpenApi {
  const writer = new SchemaWriter();
  const paths: OpenApi["paths"] = {};
  for (const [name, call] of Object.entries(calls)) {
    const requestBody = writeBody(call, writer);
    const path = call.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: {
        operationId: name,
        tags: [name.split(".")[0] ?? name],
        summary: call.summary,
        description: describe(call),
        security: call.access === "public" ? [] : [{ token: [] }],
        parameters: [
          ...writeParameters(call.params, "path", writer),
          ...writeParameters(call.query, "query", writer),
          ...(isReplayable(call) ? [idempotencyKey] : []),
        ],
        ...(requestBody ? { requestBody } : {}),
        responses: { [call.status ?? 200]: writeSuccess(call, writer), ...writeErrors(call) },
      },
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Handyman services portal", version: "1.0.0", description: about },
    servers: [{ url: "/api" }],
    paths,
    components: {
      schemas: { ...writer.components, Error: errorShape },
      securitySchemes: { token: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
  };
}
