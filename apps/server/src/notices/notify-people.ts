import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Language } from "@hunarmand/texts/catalogue";
import type { Database } from "../database/database.ts";
import { type Mail, queueMails } from "../domain/mail/mail.ts";
import type { Services } from "../services/services.ts";
import { withoutTyped } from "./delivery/unconfirmed-mail.ts";
import { writeMail } from "./delivery/write-mail.ts";
import { insertNotices } from "./notices.queries.ts";
import { wordNotice } from "./templates/fill-template.ts";
import { withoutMail } from "./templates/notice-rules.ts";
import type { Texts } from "./templates/template-texts.ts";
import { selectOwnTexts } from "./templates/templates.queries.ts";
import { accountTopic } from "./topics/account-topic.ts";
import {
  type EventToNotify,
  hasUntoldEvents,
  markTold,
  recordExpiredQuotes,
  selectRecipients,
  takeUntoldEvents,
} from "./topics/events-to-notify.queries.ts";
import { jobTopic } from "./topics/job-topic.ts";
import { contractTopic, crewTopic, inquiryTopic, quoteTopic } from "./topics/paper-topics.ts";
import { cardTopic, payoutTopic, returnedPayoutTopic, walletTopic } from "./topics/payment-topics.ts";
import { returnTopic } from "./topics/return-topic.ts";
import type { Draft } from "./topics/topic.ts";

export type Notifier = Pick<Services, "db" | "clock" | "queue" | "publicUrl">;

const moneyTopics = [walletTopic, cardTopic, payoutTopic, returnedPayoutTopic, returnTopic];
const topics = [accountTopic, jobTopic, ...moneyTopics, contractTopic, crewTopic, quoteTopic, inquiryTopic];
const eventsAtOnce = 100;

/** Brings everything that happened until now to the people concerned, in the portal and by mail (decision 065). Returns how much it was. */
export async function notifyPeople(notifier: Notifier): Promise<number> {
  await recordExpiredQuotes(notifier.db, notifier.clock.now());
  return notifyOfEvents(notifier);
}

/** The same without a look at what time alone has changed. Pauses between the batches leave the machine to those who wait for it. */
export async function notifyOfEvents(notifier: Notifier, pauseMilliseconds = 0): Promise<number> {
  if (!(await hasUntoldEvents(notifier.db))) return 0;
  for (let sum = 0; ; ) {
    const count = await notifyNext(notifier);
    sum += count;
    if (count < eventsAtOnce) return sum;
    await pause(pauseMilliseconds);
  }
}

/** Events, notices and mails stand together or not at all: everybody is notified once, however many processes work. */
const notifyNext = (notifier: Notifier): Promise<number> =>
  notifier.db.transaction().execute(async (transaction) => {
    const events = await takeUntoldEvents(transaction, eventsAtOnce);
    if (events.length === 0) return 0;
    const drafts = new Map<EventToNotify, Draft>();
    for (const topic of topics)
      for (const [event, draft] of await topic.draft(transaction, events.filter(topic.covers)))
        drafts.set(event, draft);
    await deliver({ ...notifier, db: transaction }, drafts);
    await markTold(transaction, events, notifier.clock.now());
    return events.length;
  });

async function deliver(notifier: Notifier, drafts: Map<EventToNotify, Draft>): Promise<void> {
  if (drafts.size === 0) return;
  const { db, clock, publicUrl } = notifier;
  const ownTexts = await selectOwnTexts(db);
  const recipients = await findRecipients(db, drafts);
  const [notices, mails]: [Parameters<typeof insertNotices>[1], Mail[]] = [[], []];
  for (const [{ accountId, subjectId }, draft] of drafts) {
    const person = accountId ? recipients.get(accountId) : undefined;
    const { kind, reason = null, link, mailTo } = draft;
    const values = { ...draft.values, name: person?.firstName ?? "" };
    const notice = { kind, subjectId, reason, link };
    const textValues = JSON.stringify(values);
    if (accountId)
      notices.push({ ...notice, textValues, id: randomUUID(), accountId, createdAt: clock.now(), readAt: null });
    const to = mailTo ?? person?.email;
    if (!to || withoutMail.includes(kind)) continue;
    const isConfirmed = mailTo === undefined && person?.emailConfirmedAt != null;
    const wording = { own: ownTexts.get(kind), language: person?.language ?? "en" };
    mails.push(writeLetter(notice, { to, draft, values, wording, isConfirmed, publicUrl }));
  }
  await insertNotices(db, notices);
  await queueMails(notifier, mails);
}

interface Letter {
  to: string;
  draft: Draft;
  values: Record<string, string> & { name: string };
  wording: { own: Texts | undefined; language: Language };
  isConfirmed: boolean;
  publicUrl: string;
}

/** The notice as a mail, without what people typed where the mailbox may be a stranger's. */
function writeLetter(notice: Omit<Parameters<typeof writeMail>[0], "subject" | "text">, letter: Letter): Mail {
  const { to, draft, wording, isConfirmed, publicUrl } = letter;
  const { language } = wording;
  const values = isConfirmed ? letter.values : withoutTyped(letter.values, language);
  const reason = draft.isReasonTyped && !isConfirmed ? null : notice.reason;
  const words = wordNotice({ kind: notice.kind, values }, wording);
  return writeMail({ ...notice, ...words, reason }, { to, name: values.name, language, publicUrl });
}

const findRecipients = (db: Database, drafts: Map<EventToNotify, Draft>) =>
  selectRecipients(
    db,
    [...drafts.keys()].flatMap(({ accountId }) => accountId ?? []),
  );
