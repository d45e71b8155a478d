import type * as api from "@hunarmand/api/notices/delivery";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { normaliseEmail, normalisePhone } from "../../values/identifiers.ts";
import { selectMails } from "./outbox.queries.ts";

type MailRow = Awaited<ReturnType<typeof selectMails>>[number];

export const listOutbox: UseCase<typeof api.listOutbox> = async (
  { db, clock, mailer, sms, whatsapp },
  caller,
  { query },
) => {
  const { limit, cursor, to, account } = query;
  const recipient = to && (normalisePhone(to) ?? normaliseEmail(to));
  const rows = await selectMails(db, { to: recipient, account, limit, cursor: decodeCursor(cursor) });
  await writeAudit(db, {
    at: clock.now(),
    actorId: caller.accountId,
    action: "outbox.read",
    subjectType: "outbox",
    subjectId: account ?? recipient ?? "all",
  });
  const place = ({ createdAt, id }: MailRow) => ({ at: createdAt, id });
  return pageOf(rows, limit, {
    place,
    item: (row) =>
      toWire(row, {
        keeps: { mail: mailer === undefined, phone: sms === undefined, whatsapp: whatsapp === undefined, push: false },
        isOwner: caller.role === "Owner",
      }),
  });
};

interface Reader {
  /** Channels without a gateway: their messages stay here, and the office passes them on. */
  keeps: Record<MailRow["channel"], boolean>;
  isOwner: boolean;
}

function toWire(row: MailRow, { keeps, isOwner }: Reader) {
  const { recipient, createdAt, sentAt, deliveredAt, readAt, text, isSealed, ownerReads, ...mail } = row;
  return {
    ...mail,
    to: recipient,
    text: keeps[mail.channel] && (!isSealed || (ownerReads && isOwner)) ? text : null,
    createdDate: createdAt.toISOString(),
    sentDate: sentAt?.toISOString() ?? null,
    deliveredDate: deliveredAt?.toISOString() ?? null,
    readDate: readAt?.toISOString() ?? null,
  };
}
