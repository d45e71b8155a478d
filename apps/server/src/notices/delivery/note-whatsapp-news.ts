import { messageStatus, messageSteps } from "@hunarmand/api/notices/message-steps";
import type * as api from "@hunarmand/api/notices/whatsapp";
import { sql } from "kysely";
import { takeStep } from "../../database/take-step.ts";
import type { UseCase } from "../../http/serve.ts";
import type { Services } from "../../services/services.ts";
import type { MessageNews } from "../../services/whatsapp/whatsapp.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { goOn } from "./deliver-message.ts";
import { emptied } from "./outbox.queries.ts";

const steps = {
  sent: messageSteps.send,
  delivered: messageSteps.deliver,
  read: messageSteps.read,
  failed: messageSteps.fail,
} as const;

export const noteWhatsappNews: UseCase<typeof api.noteWhatsappNews> = async (services, _caller, { body }) => {
  const news = services.whatsapp?.readNews(Buffer.from(body.bytes, "base64"), body.signature);
  if (!news) throw new AppError("not-allowed");
  for (const one of news) await noteNews(services, one);
  return { message: getReplies().noteWhatsappNews };
};

/** Reported twice, late or out of order, news counts once: a message only moves on. What a channel gave back goes by the next one at once. */
async function noteNews(services: Services, news: MessageNews): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    const message = await moveMessage(db, news);
    if (message && news.status === messageStatus.failed) await goOn({ ...services, db }, message);
  });
}

/** By the id that we gave it: news may come before the reply that names the gateway's own, or instead of it. */
function moveMessage(db: Services["db"], { id, gatewayId, status, at, error }: MessageNews) {
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
