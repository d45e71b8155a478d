import * as api from "@hunarmand/api/payments/card-page";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import { settleCardPayment } from "./settle-card-payment.ts";
import { settleNotice } from "./settle-notice.ts";

const returnPath = "/paymentreturn";

/** The signature covers the bytes of the body, so the use case gets the raw bytes. */
export async function cardNoticeRoutes(scope: FastifyInstance): Promise<void> {
  scope.removeContentTypeParser("application/json");
  scope.addContentTypeParser("application/json", { parseAs: "string" }, (request, text, done) => {
    const { signatureHeader = "" } = scope.services.cards;
    const signature = String(request.headers[signatureHeader] ?? "");
    done(null, { bytes: Buffer.from(String(text)).toString("base64"), signature });
  });
  serve(scope, api.settleCardPayment, settleCardPayment);
}

/**
 * The payer's browser posts the gateway's signed form here, and is redirected to the screen of the same address. The screen then asks the
 * server for the payment's status, and does not rely on the form.
 */
export async function cardReturnRoute(scope: FastifyInstance): Promise<void> {
  scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, text, done) => {
    done(null, text);
  });
  scope.post(returnPath, { config: { isSigned: true } }, async (request, reply) => {
    const settled = await settleNotice(scope.services, { text: String(request.body ?? ""), signature: "" });
    return reply.redirect(settled ? `${returnPath}?id=${settled.id}` : "/payment-history", 303);
  });
}
