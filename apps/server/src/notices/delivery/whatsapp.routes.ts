import * as api from "@hunarmand/api/notices/whatsapp";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import { confirmWhatsappWebhook } from "./confirm-whatsapp-webhook.ts";
import { noteWhatsappNews } from "./note-whatsapp-news.ts";

/** The signature covers the body's bytes, so the use case gets those. */
export async function whatsappRoutes(scope: FastifyInstance): Promise<void> {
  scope.removeContentTypeParser("application/json");
  scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, bytes, done) => {
    done(null, {
      bytes: Buffer.from(bytes).toString("base64"),
      signature: String(request.headers["x-hub-signature-256"] ?? ""),
    });
  });
  serve(scope, api.confirmWhatsappWebhook, confirmWhatsappWebhook);
  serve(scope, api.noteWhatsappNews, noteWhatsappNews);
}
