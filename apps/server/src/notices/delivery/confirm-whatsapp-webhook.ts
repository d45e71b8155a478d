import type * as api from "@hunarmand/api/notices/whatsapp";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";

export const confirmWhatsappWebhook: UseCase<typeof api.confirmWhatsappWebhook> = async (
  { whatsapp },
  _caller,
  { query },
) => {
  if (!whatsapp?.isVerifyToken(query["hub.verify_token"])) throw new AppError("not-allowed");
  return { bytes: Buffer.from(query["hub.challenge"]), mimeType: "text/plain" };
};
