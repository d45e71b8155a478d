import { messageSteps } from "@hunarmand/api/notices/message-steps";
import type * as api from "@hunarmand/api/notices/whatsapp";
import type { UseCase } from "../../http/serve.ts";
import type { Services } from "../../services/services.ts";
import type { MessageReport } from "../../services/whatsapp/whatsapp.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { sendByNextChannel } from "./deliver-message.ts";
import { emptied } from "./outbox.queries.ts";

const steps = {
  sent: messageSteps.send,
  delivered: messageSteps.deliver,
  read: messageSteps.read,
  failed: messageSteps.fail,
} as const;

export const noteWhatsappNews: UseCase<typeof api.noteWhatsappNews> = async (services, _caller, { body }) => {
  const reports = services.whatsapp?.readReports(Buffer.from(body.bytes, "base64"), body.signature);
  if (!reports) throw new AppError("not-allowed");
  for (const report of reports) await applyReport(services, report);
  return { message: getReplies().noteWhatsappNews };
};

/**
 * Applies a report. Reports may arrive twice, late or out of order; a message only moves forward. A refused notice is sent by the next
 * channel at once.
 */
async function applyReport(services: Services, report: MessageReport): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    const message = await moveMessage(db, report);
    if (message && report.status === "failed") await sendByNextChannel({ ...services, db }, message);
  });
}

/** Finds the message by our own id, because a report may arrive before the reply with the gateway's id. */
const moveMessage = (db: Services["db"], { id, gatewayId, status, at, error }: MessageReport) =>
  db
    .updateTable("outbox")
    .set(({ fn, ref, val }) => ({
      status: steps[status].to,
      gatewayId: fn.coalesce(ref("gatewayId"), val(gatewayId)),
      sentAt: fn.coalesce(ref("sentAt"), val(at)),
      ...(status === "delivered" ? { deliveredAt: at } : {}),
      ...(status === "read" ? { deliveredAt: fn.coalesce(ref("deliveredAt"), val(at)), readAt: at } : {}),
      error: error ?? null,
      claimedUntil: null,
      ...emptied,
    }))
    .where("channel", "=", "whatsapp")
    .where("status", "in", [...steps[status].from])
    .where((row) => (id ? row("id", "=", id) : row("gatewayId", "=", gatewayId)))
    .returning(["noticeId", "channel"])
    .executeTakeFirst();
