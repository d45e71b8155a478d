import multipart, { type MultipartFile } from "@fastify/multipart";
import type { Call, UploadedFile } from "@hunarmand/api/call";
import { calls } from "@hunarmand/api/index";
import { limits } from "@hunarmand/api/limits";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { AppError, invalidField, makeIssue } from "../../values/app-error.ts";
import { flipFirst } from "./wire-spelling.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Files of a multipart form by field name. Only fields that the call names. */
    uploads: Record<string, UploadedFile> | undefined;
  }
}

const mebibyte = 1024 * 1024;
const fieldsMax = 40;
/** As many as the call with the most files. */
const filesMax = Math.max(...Object.values<Call>(calls).map((call) => call.files?.length ?? 0));

/** Forms become the same body as JSON. A form is refused if the call does not expect one. */
export const multipartForms = fp(async (app) => {
  await app.register(multipart, {
    limits: {
      ...{ fileSize: limits.imageBytesMax, fieldSize: 16_384 },
      ...{ files: filesMax, fields: fieldsMax, parts: filesMax + fieldsMax },
    },
  });
  app.decorateRequest("uploads", undefined);

  app.addHook("preValidation", async (request) => {
    const { call } = request.routeOptions.config;
    if (!request.isMultipart()) {
      if (call?.files) throw new AppError("unsupported-type");
      return;
    }
    if (!call?.multipart && !call?.files) throw new AppError("unsupported-type");
    await readForm(request, new Set(call.files)).catch((error) => {
      throw isBrokenForm(error) ? invalidField("body", "form-cut-off") : error;
    });
  });
});

/** The form parser throws bare errors for truncated or malformed forms. Fastify's errors and ours have classes of their own. */
const isBrokenForm = (error: unknown): boolean =>
  error instanceof Error && error.constructor === Error && !("statusCode" in error);

async function readForm(request: FastifyRequest, fileFields: ReadonlySet<string>): Promise<void> {
  const body: Record<string, unknown> = Object.create(null);
  const files: Record<string, UploadedFile> = {};
  for await (const part of request.parts()) {
    if (part.type === "field") {
      body[part.fieldname] = part.value;
    } else {
      const fieldName = matchFileField(part.fieldname, fileFields);
      files[fieldName] = { fieldName, bytes: await readFile(part, fieldName), fileName: part.filename };
    }
  }
  request.body = { ...body };
  request.uploads = files;
}

/**
 * Ignores the case of the first letter, as for all fields.
 * @throws AppError invalid-input if the field takes no file
 */
function matchFileField(name: string, fileFields: ReadonlySet<string>): string {
  const known = [name, flipFirst(name)].find((each) => fileFields.has(each));
  if (!known) throw invalidField(name, "file-unexpected");
  return known;
}

const readFile = (part: MultipartFile, field: string): Promise<Buffer> =>
  part.toBuffer().catch((error) => {
    if (error.statusCode !== 413) throw error;
    throw new AppError("body-too-large", [
      makeIssue(field, "file-bytes", { megabytes: limits.imageBytesMax / mebibyte }),
    ]);
  });
