import * as api from "@hunarmand/api/jobs/attachments";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import { addAttachment } from "./add-attachment.ts";
import { getAttachment } from "./get-attachment.ts";
import { removeAttachment } from "./remove-attachment.ts";

export function attachmentsRoutes(app: FastifyInstance): void {
  serve(app, api.addAttachment, addAttachment);
  serve(app, api.removeAttachment, removeAttachment);
  serve(app, api.getAttachment, getAttachment);
}
