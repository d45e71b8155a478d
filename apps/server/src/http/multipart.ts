import multipart from "@fastify/multipart";
import type { UploadedFile } from "@hunarmand/contract/call";
import { limits } from "@hunarmand/contract/limits";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { AppError, invalidField } from "../app-error.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Files of a multipart form, by field name; only fields that the call names. */
    uploads: Record<string, UploadedFile> | undefined;
  }
}

/** Forms arrive as the same body as JSON; a form is refused where the call does not expect one. */
export const multipartForms = fp(async (app) => {
  await app.register(multipart, {
    limits: { fileSize: limits.imageBytesMax, files: 4, fields: 40, fieldSize: 16_384, parts: 44 },
  });
  app.decorateRequest("uploads", undefined);

  app.addHook("preValidation", async (request) => {
    const { call } = request.routeOptions.config;
    if (!request.isMultipart()) {
      if (call?.files) throw new AppError("unsupported-type");
      return;
    }
    if (!call?.multipart && !call?.files) throw new AppError("unsupported-type");
    await readForm(request, new Set(call.files));
  });
});

async function readForm(request: FastifyRequest, fileFields: ReadonlySet<string>): Promise<void> {
  const body: Record<string, unknown> = Object.create(null);
  const files: Record<string, UploadedFile> = {};
  for await (const part of request.parts()) {
    if (part.type === "field") {
      body[part.fieldname] = part.value;
    } else {
      const bytes = await part.toBuffer();
      if (!fileFields.has(part.fieldname)) throw invalidField(part.fieldname, "No file is expected here.");
      files[part.fieldname] = { fieldName: part.fieldname, bytes, fileName: part.filename };
    }
  }
  request.body = { ...body };
  request.uploads = files;
}
