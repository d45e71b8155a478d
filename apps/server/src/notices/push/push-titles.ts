import type { NoticeKind } from "@hunarmand/api/notices/notice-kinds";
import type { Language } from "@hunarmand/texts/catalogue";
import { getTexts } from "../../values/texts.ts";
import { isSentKind, type SentKind } from "../templates/notice-rules.ts";

/**
 * Returns the short title of a push message. It shows on a locked screen, so it has no values at all: no name, place or amount
 * (docs/security-rules.md SG8). Texts that the office has written are for the other channels.
 */
export function getPushTitle(kind: NoticeKind, language: Language): string {
  const titles: Record<SentKind, string> = getTexts("push", language).titles;
  if (!isSentKind(kind)) throw new Error(`No title for push messages about ${kind}.`);
  return titles[kind];
}

/** Kinds after which people often call the other side of the job. */
export const callKinds: readonly NoticeKind[] = [
  "job-accepted",
  "job-assigned",
  "job-given",
  "job-late",
  "job-coming",
  "job-time-proposed",
  "job-pin-reported",
  "job-price-disputed",
];
