import type { NoticeWishes } from "@hunarmand/api/notices/channels";
import type { Silence } from "@hunarmand/api/notices/traces";
import { getSettings } from "../../domain/settings/settings.queries.ts";
import type { Services } from "../../services/services.ts";
import { chooseChannels, findReach, rings } from "../channels/choose-channels.ts";
import { selectWishes } from "../channels/wishes.queries.ts";
import { readQuietEnds } from "../push/quiet-hours.queries.ts";
import { isSentKind } from "../templates/notice-rules.ts";
import { selectRecipients } from "../topics/events-to-notify.queries.ts";
import type { TracedNotice } from "./traces.queries.ts";

type Ground = Pick<Services, "db" | "clock" | "sms" | "whatsapp" | "keptDays">;

export interface FoundSilence {
  silence: Silence;
  quietUntil?: Date | undefined;
  reach?: NoticeWishes["reach"] | undefined;
}

const dayMilliseconds = 24 * 3_600_000;

/**
 * Finds why notices have no message, from what decides it: the kind, the person's channels and addresses, their quiet hours, and for how long
 * messages are kept. Channels and addresses are those of now.
 */
export async function findSilences(services: Ground, notices: TracedNotice[]): Promise<Map<string, FoundSilence>> {
  const { db } = services;
  const found = new Map<string, FoundSilence>();
  if (notices.length === 0) return found;
  const accountIds = [...new Set(notices.map(({ accountId }) => accountId))];
  const [people, wishes] = [await selectRecipients(db, accountIds), await selectWishes(db, accountIds)];
  const { channels: rules } = await getSettings(db);
  for (const notice of notices) {
    const person = people.get(notice.accountId);
    const reach = person && findReach(person, services);
    const [first] = reach ? chooseChannels(notice.kind, { wishes: wishes.get(notice.accountId), rules, reach }) : [];
    const quietUntil = first && rings(first) ? await findWaiting(services, notice) : undefined;
    found.set(notice.id, explain(services, notice, { hasChannel: first !== undefined, reach, quietUntil }));
  }
  return found;
}

interface Facts {
  hasChannel: boolean;
  reach: NoticeWishes["reach"] | undefined;
  quietUntil: Date | undefined;
}

function explain({ clock, keptDays }: Ground, notice: TracedNotice, { hasChannel, reach, quietUntil }: Facts) {
  const { kind, readAt, createdAt } = notice;
  const ageDays = (clock.now().getTime() - createdAt.getTime()) / dayMilliseconds;
  if (!isSentKind(kind)) return { silence: "portal-only" } as const;
  if (ageDays >= keptDays.messages) return { silence: "deleted" } as const;
  if (readAt) return { silence: "read" } as const;
  if (quietUntil) return { silence: "quiet", quietUntil } as const;
  return hasChannel ? ({ silence: "not-needed" } as const) : ({ silence: "no-channel", reach } as const);
}

/** Returns when the quiet hours end in which the notice was written, if they are not over. No quiet hours last longer than a day. */
async function findWaiting({ db, clock }: Ground, notice: TracedNotice): Promise<Date | undefined> {
  const { createdAt } = notice;
  const now = clock.now();
  if (now.getTime() - createdAt.getTime() >= dayMilliseconds) return undefined;
  const end = (await readQuietEnds(db, createdAt, [notice]))(notice);
  return end && end > now ? end : undefined;
}
