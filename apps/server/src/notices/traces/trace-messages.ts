import type * as api from "@hunarmand/api/notices/traces";
import type { MessageTrace } from "@hunarmand/api/notices/traces";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import type { Services } from "../../services/services.ts";
import { describeMessage } from "./find-outcome.ts";
import { type FoundSilence, findSilences } from "./find-silence.ts";
import {
  type FoundTrace,
  findTraceSubject,
  type OutboxRow,
  selectTracedMessages,
  selectTracedNotices,
  selectTraces,
  type TracedNotice,
} from "./traces.queries.ts";

export const traceMessages: UseCase<typeof api.traceMessages> = async (services, caller, { query }) => {
  const { db, clock } = services;
  const { limit, about } = query;
  const place = { limit, cursor: decodeCursor(query.cursor) };
  const subject = await findTraceSubject(db, about);
  const subjectId = subject?.accountId ?? subject?.jobId ?? subject?.addresses[0] ?? about;
  const audited = { action: "outbox.trace", subjectType: "outbox", subjectId };
  await writeAudit(db, { at: clock.now(), actorId: caller.accountId, ...audited });
  // One snapshot: a sweep may delete what the page has found.
  const reading = db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  const { found, traces } = await reading.execute(async (snapshot) => {
    const page = subject ? await selectTraces(snapshot, subject, place) : [];
    return { found: page, traces: await readTraces({ ...services, db: snapshot }, page.slice(0, limit)) };
  });
  return pageOf(found, limit, {
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
    item: ({ id }) => traces.get(id) as MessageTrace,
  });
};

/** Returns the traces of a page by their ids. */
async function readTraces(services: Services, found: readonly FoundTrace[]): Promise<Map<string, MessageTrace>> {
  const { db, mailer, sms, whatsapp } = services;
  const kept = { mail: !mailer, phone: !sms, whatsapp: !whatsapp, push: false };
  const ids = found.map(({ id }) => id);
  const [notices, rows] = [await selectTracedNotices(db, ids), await selectTracedMessages(db, ids)];
  const ofNotice = Map.groupBy(rows, ({ noticeId }) => noticeId);
  const silences = await findSilences(
    services,
    notices.filter(({ id }) => !ofNotice.has(id)),
  );
  const describe = (row: OutboxRow) => describeMessage(row, kept);
  const traced = notices.map((notice) =>
    toTrace(notice, (ofNotice.get(notice.id) ?? []).map(describe), silences.get(notice.id)),
  );
  const alone = (ofNotice.get(null) ?? []).map((row) => toTraceOfMessage(row, describe(row)));
  return new Map([...traced, ...alone].map((trace) => [trace.id, trace]));
}

const nameOf = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }) =>
  `${firstName ?? ""} ${lastName ?? ""}`.trim();

const toTrace = (notice: TracedNotice, messages: MessageTrace["messages"], found?: FoundSilence): MessageTrace => ({
  id: notice.id,
  createdDate: notice.createdAt.toISOString(),
  kind: notice.kind,
  subject: null,
  to: nameOf(notice),
  readDate: notice.readAt?.toISOString() ?? null,
  messages,
  silence: found?.silence ?? null,
  quietUntil: found?.quietUntil?.toISOString() ?? null,
  reach: found?.reach ?? null,
  requestId: notice.requestId,
});

const toTraceOfMessage = (row: OutboxRow, message: MessageTrace["messages"][number]): MessageTrace => ({
  id: row.id,
  createdDate: row.createdAt.toISOString(),
  kind: null,
  subject: row.subject,
  to: nameOf(row) || row.recipient,
  readDate: null,
  messages: [message],
  silence: null,
  quietUntil: null,
  reach: null,
  requestId: row.requestId,
});
