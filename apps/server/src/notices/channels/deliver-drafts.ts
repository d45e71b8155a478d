import { randomUUID } from "node:crypto";
import type { ChannelRules, NoticeChannel } from "@hunarmand/api/notices/channels";
import { groupOf, type NoticeKind } from "@hunarmand/api/notices/notice-kinds";
import type { Language } from "@hunarmand/texts/catalogue";
import { type Mail, type MessageOf, queueMails } from "../../domain/mail/mail.ts";
import { getSettings, type Settings } from "../../domain/settings/settings.queries.ts";
import type { NameOf } from "../../services/catalogue-names.ts";
import type { Services } from "../../services/services.ts";
import { insertNotices, readOffers } from "../notices.queries.ts";
import { readQuietEnds } from "../push/quiet-hours.queries.ts";
import type { Wording } from "../templates/fill-template.ts";
import { isSentKind } from "../templates/notice-rules.ts";
import type { Texts } from "../templates/template-texts.ts";
import { selectOwnTexts } from "../templates/templates.queries.ts";
import { type EventToNotify, selectRecipients } from "../topics/events-to-notify.queries.ts";
import type { Draft } from "../topics/topic.ts";
import { chooseChannels, findNextChannel, findReach, type Gateways, rings, type Wishes } from "./choose-channels.ts";
import { queueNotices } from "./queue-notice.ts";
import { selectWishes } from "./wishes.queries.ts";
import { type NoticeToSend, writeLetter } from "./write-letter.ts";

export type Notifier = Pick<Services, "db" | "clock" | "queue" | "publicUrl" | "catalogueNames"> & Gateways;

type Recipient = Awaited<ReturnType<typeof selectRecipients>> extends Map<string, infer One> ? One : never;

/** The data for the drafts of one batch, read once. */
interface BatchData {
  ownTexts: ReadonlyMap<NoticeKind, Texts>;
  recipients: ReadonlyMap<string, Recipient>;
  wishes: ReadonlyMap<string, Wishes>;
  settings: Settings;
  /** For each language of the recipients. */
  names: ReadonlyMap<Language, NameOf>;
}

async function readBatchData({ db, catalogueNames }: Notifier, accountIds: string[]): Promise<BatchData> {
  const settings = await getSettings(db);
  const [ownTexts, recipients] = [await selectOwnTexts(db), await selectRecipients(db, accountIds)];
  const names = new Map<Language, NameOf>();
  for (const language of new Set([...recipients.values()].map((person) => person.language)))
    names.set(language, await catalogueNames.nameInLanguage(language));
  return { ownTexts, recipients, wishes: await selectWishes(db, accountIds), settings, names };
}

/** For addressees without an account. */
const inEnglish: NameOf = (english) => english;

/** A draft with its texts' values and its channels. */
interface ReadyNotice {
  draft: Draft;
  content: { kind: NoticeKind; subjectId: string; reason: string | null; link: string };
  values: Record<string, string> & { name: string };
  wording: Wording;
  person: Recipient | undefined;
  of: MessageOf | undefined;
  requestId: string | null;
  channels: NoticeChannel[];
}

/** Stores the notices in the portal, and sends each by the first of its channels (docs/product.md N6). */
export async function deliverDrafts(notifier: Notifier, drafts: Map<EventToNotify, Draft>): Promise<void> {
  if (drafts.size === 0) return;
  const accountIds = [...drafts.keys()].flatMap(({ accountId }) => accountId ?? []);
  const data = await readBatchData(notifier, accountIds);
  const ready = [...drafts].map(([event, draft]) => makeReady(event, draft, { data, notifier }));
  await storeNotices(notifier, ready);
  const sent = await holdQuiet(notifier, ready);
  const mails = sent.flatMap((one) => writeFirstLetter(one, notifier.publicUrl) ?? []);
  await queueMails(notifier, { mails, settings: data.settings });
  for (const channel of otherChannels)
    await queueNotices(
      notifier,
      channel,
      sent.flatMap((one) => toSendFirst(one, channel) ?? []),
    );
  await planNext(notifier, sent, data.settings.channels);
}

/**
 * Whether it says that an offer has ended: there is nothing to do about it, so it counts as read, and so does the offer's own notice (docs/product.md
 * N2). Who had the job already is to read that the office gave it to somebody else.
 */
const isEndOfOffer = ({ content, values }: ReadyNotice): boolean =>
  content.kind === "job-taken" && values.ended !== "given";

async function storeNotices({ db, clock }: Notifier, ready: readonly ReadyNotice[]): Promise<void> {
  const stored = ready.flatMap((one) => (one.of ? [{ ...one, of: one.of }] : []));
  const ended = stored.filter(isEndOfOffer);
  // First: a job that was changed is offered again in the same batch.
  await readOffers(
    db,
    ended.map(({ of, content }) => ({ accountId: of.accountId, subjectId: content.subjectId })),
    clock.now(),
  );
  await insertNotices(
    db,
    stored.map((one) => ({
      ...one.content,
      textValues: JSON.stringify(one.values),
      id: one.of.noticeId,
      accountId: one.of.accountId,
      createdAt: clock.now(),
      readAt: isEndOfOffer(one) ? clock.now() : null,
      requestId: one.of.requestId,
    })),
  );
}

/** Lets notices whose first channel rings wait for the end of quiet hours (docs/product.md N8). Returns the others. */
async function holdQuiet({ db, clock, queue }: Notifier, ready: ReadyNotice[]): Promise<ReadyNotice[]> {
  const about = ({ of, content }: ReadyNotice) => ({ ...content, accountId: of?.accountId ?? "" });
  const isRinging = ({ of, channels: [first] }: ReadyNotice) => of !== undefined && first !== undefined && rings(first);
  const ringing = ready.filter(isRinging);
  if (ringing.length === 0) return ready;
  const quietEndOf = await readQuietEnds(db, clock.now(), ringing.map(about));
  const sent = ready.filter((one) => !isRinging(one));
  for (const one of ringing) {
    const startAfter = quietEndOf(about(one));
    if (!startAfter || !one.of) sent.push(one);
    else await queue.enqueue(db, "notify-further", { noticeId: one.of.noticeId, after: null }, { startAfter });
  }
  return sent;
}

function makeReady(
  { accountId, subjectId, requestId }: EventToNotify,
  draft: Draft,
  { data, notifier }: { data: BatchData; notifier: Notifier },
): ReadyNotice {
  const { kind, reason = null, link } = draft;
  const person = accountId ? data.recipients.get(accountId) : undefined;
  const language = person?.language ?? "en";
  const reach = person && findReach(person, notifier);
  const isSent = isSentKind(kind);
  const wishes = accountId ? data.wishes.get(accountId) : undefined;
  return {
    draft,
    content: { kind, subjectId, reason, link },
    values: { ...draft.values, name: person?.firstName ?? "" },
    wording: { own: data.ownTexts.get(kind), language, nameOf: data.names.get(language) ?? inEnglish },
    person,
    of: accountId ? { accountId, noticeId: randomUUID(), kind, requestId } : undefined,
    requestId,
    // A sender who gave their own address gets the answer there.
    channels:
      draft.mailTo || !reach || !isSent ? [] : chooseChannels(kind, { wishes, rules: data.settings.channels, reach }),
  };
}

function writeFirstLetter(one: ReadyNotice, publicUrl: string): Mail | undefined {
  const { draft, person, channels } = one;
  const to = draft.mailTo ?? (channels[0] === "mail" ? person?.email : undefined);
  const isConfirmed = draft.mailTo === undefined && person?.emailConfirmedAt != null;
  return to ? { ...writeLetter(one, { to, isConfirmed, publicUrl }), requestId: one.requestId } : undefined;
}

const otherChannels = ["push", "whatsapp", "phone"] as const;

/** The notice, where this channel is its first one. */
function toSendFirst(
  { of, person, channels, ...notice }: ReadyNotice,
  channel: NoticeChannel,
): NoticeToSend | undefined {
  return of && person && channels[0] === channel ? { ...notice, of, person } : undefined;
}

const minuteMilliseconds = 60_000;

/** Schedules the next channel of each notice that has one: one statement for all that wait equally long. */
async function planNext({ db, clock, queue }: Notifier, ready: ReadyNotice[], rules: ChannelRules): Promise<void> {
  const tasks = ready.flatMap(({ of, channels }) => {
    const [after] = channels;
    if (!of || !after || !findNextChannel(channels, after)) return [];
    return { minutes: rules[groupOf[of.kind]].minutes, payload: { noticeId: of.noticeId, after } };
  });
  for (const [minutes, group] of Map.groupBy(tasks, (task) => task.minutes)) {
    const startAfter = new Date(clock.now().getTime() + minutes * minuteMilliseconds);
    await queue.enqueueAll(
      db,
      "notify-further",
      group.map(({ payload }) => payload),
      { startAfter },
    );
  }
}
