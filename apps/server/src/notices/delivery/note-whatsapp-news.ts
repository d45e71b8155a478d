import { messageStatus, messageSteps } from "@hunarmand/api/notices/message-steps";
import type * as api from "@hunarmand/api/notices/whatsapp";
import { sql } from "kysely";
import { takeStep } from "../../database/take-step.ts";
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
  const message = await services.db.transaction().execute(async (db) => {
    const moved = await moveMessage(db, report);
    if (moved && report.status === messageStatus.failed) await sendByNextChannel({ ...services, db }, moved);
    return moved;
  });
  if (message) services.deliveryLog.note({ ...message, outcome: report.status, reason: report.error });
}

/** Finds the message by our own id, because a report may arrive before the reply with the gateway's id. */
function moveMessage(db: Services["db"], { id, gatewayId, status, at, error }: MessageReport) {
  const unlessKnown = (column: string, value: unknown) => sql`coalesce(${sql.ref(`former.${column}`)}, ${value})`;
  return takeStep(db, "outbox", {
    rule: steps[status],
    which: { channel: "whatsapp", ...(id ? { id } : { gatewayId }) },
    set: {
      gatewayId: unlessKnown("gatewayId", gatewayId),
      sentAt: unlessKnown("sentAt", at),
      ...(status === messageStatus.delivered ? { deliveredAt: at } : {}),
      ...(status === messageStatus.read ? { deliveredAt: unlessKnown("deliveredAt", at), readAt: at } : {}),
      error: error ?? null,
      claimedUntil: null,
      ...emptied,
    },
  });
}
