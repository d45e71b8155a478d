import { randomUUID } from "node:crypto";
import { type ChannelRules, groupOf, type NoticeChannel } from "@hunarmand/api/notices/channels";
import type { NoticeKind } from "@hunarmand/api/notices/notices";
import type { Language } from "@hunarmand/texts/catalogue";
import { type Mail, type MessageOf, queueMails } from "../../domain/mail/mail.ts";
import { getSettings, type Settings } from "../../domain/settings/settings.queries.ts";
import type { NameOf } from "../../services/catalogue-names.ts";
import type { Services } from "../../services/services.ts";
import { withoutTyped } from "../delivery/unconfirmed-mail.ts";
import { writeMail } from "../delivery/write-mail.ts";
import { insertNotices } from "../notices.queries.ts";
import { formatNotice, type Wording } from "../templates/fill-template.ts";
import { withoutMail } from "../templates/notice-rules.ts";
import type { Texts } from "../templates/template-texts.ts";
import { selectOwnTexts } from "../templates/templates.queries.ts";
import { type EventToNotify, selectRecipients } from "../topics/events-to-notify.queries.ts";
import type { Draft } from "../topics/topic.ts";
import { chooseChannels, findNextChannel, findReach, type Gateways, type Wishes } from "./choose-channels.ts";
import { carriers } from "./notify-further.ts";
import type { PhoneNotice } from "./queue-notice.ts";
import { selectWishes } from "./wishes.queries.ts";

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
  notice: { kind: NoticeKind; subjectId: string; reason: string | null; link: string };
  values: Record<string, string> & { name: string };
  wording: Wording;
  person: Recipient | undefined;
  of: MessageOf | undefined;
  channels: NoticeChannel[];
}

/** Stores the notices in the portal, and sends each by the first of its channels (docs/product.md N6). */
export async function deliverDrafts(notifier: Notifier, drafts: Map<EventToNotify, Draft>): Promise<void> {
  if (drafts.size === 0) return;
  const { db, clock } = notifier;
  const accountIds = [...drafts.keys()].flatMap(({ accountId }) => accountId ?? []);
  const data = await readBatchData(notifier, accountIds);
  const ready = [...drafts].map(([event, draft]) => makeReady(event, draft, { data, notifier }));
  await insertNotices(
    db,
    ready.flatMap(({ of, notice, values }) =>
      of
        ? [
            {
              ...notice,
              textValues: JSON.stringify(values),
              id: of.noticeId,
              accountId: of.accountId,
              createdAt: clock.now(),
              readAt: null,
            },
          ]
        : [],
    ),
  );
  const mails = ready.flatMap((one) => writeLetter(one, notifier.publicUrl) ?? []);
  await queueMails(notifier, { mails, settings: data.settings });
  for (const channel of phoneChannels)
    await carriers[channel](
      notifier,
      ready.flatMap((one) => toPhoneNotice(one, channel) ?? []),
    );
  await planNext(notifier, ready, data.settings.channels);
}

function makeReady(
  { accountId, subjectId }: EventToNotify,
  draft: Draft,
  { data, notifier }: { data: BatchData; notifier: Notifier },
): ReadyNotice {
  const { kind, reason = null, link } = draft;
  const person = accountId ? data.recipients.get(accountId) : undefined;
  const language = person?.language ?? "en";
  const reach = person && findReach(person, notifier);
  const isSent = !withoutMail.includes(kind);
  const wishes = accountId ? data.wishes.get(accountId) : undefined;
  return {
    draft,
    notice: { kind, subjectId, reason, link },
    values: { ...draft.values, name: person?.firstName ?? "" },
    wording: { own: data.ownTexts.get(kind), language, nameOf: data.names.get(language) ?? inEnglish },
    person,
    of: accountId ? { accountId, noticeId: randomUUID(), kind } : undefined,
    // A sender who gave their own address gets the answer there.
    channels:
      draft.mailTo || !reach || !isSent ? [] : chooseChannels(kind, { wishes, rules: data.settings.channels, reach }),
  };
}

/** The notice as a mail, without words that people typed if the mail's address is unconfirmed. */
function writeLetter(
  { draft, notice, person, of, channels, ...words }: ReadyNotice,
  publicUrl: string,
): Mail | undefined {
  const to = draft.mailTo ?? (channels[0] === "mail" ? person?.email : undefined);
  if (!to) return undefined;
  const { language } = words.wording;
  const isConfirmed = draft.mailTo === undefined && person?.emailConfirmedAt != null;
  const values = isConfirmed ? words.values : withoutTyped(words.values, language);
  const reason = draft.isReasonTyped && !isConfirmed ? null : notice.reason;
  const { subject, text } = formatNotice({ kind: notice.kind, values }, words.wording);
  return { ...writeMail({ ...notice, subject, text, reason }, { to, name: values.name, language, publicUrl }), of };
}

const phoneChannels = ["whatsapp", "phone"] as const;

/** What goes to the phone, where this channel is the first one. */
function toPhoneNotice(
  { of, notice, person, values, wording, channels }: ReadyNotice,
  channel: NoticeChannel,
): PhoneNotice | undefined {
  if (!of || !person?.phone || channels[0] !== channel) return undefined;
  const { kind, link } = notice;
  return { of, phone: person.phone, kind, values, link, wording };
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
