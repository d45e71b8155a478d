import { useSyncExternalStore } from "react";
import deskComforts from "../../locales/en/desk-comforts.json";
import { getMessages, useLanguage } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

const tickMilliseconds = 30_000;
const units = [
  { name: "minute", seconds: 60 },
  { name: "hour", seconds: 3_600 },
  { name: "day", seconds: 86_400 },
] as const;
/** An older time is shown as its day. */
const recentSeconds = 7 * 86_400;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

/** One interval for all rows. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  now = Date.now();
  timer ??= setInterval(() => {
    now = Date.now();
    for (const each of listeners) each();
  }, tickMilliseconds);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * Returns "12 min ago", "just now" within the first minute, or the day after a week. Undefined for a time that is older
 * or in the future.
 */
export function formatAgo(iso: string, at: number, language: string): string | undefined {
  return formatDistance(Math.max(0, (at - new Date(iso).getTime()) / 1_000), -1, language);
}

/** As `formatAgo`, with "in 2 hr" for a time in the future. */
export function formatWhen(iso: string, at: number, language: string): string | undefined {
  const seconds = (new Date(iso).getTime() - at) / 1_000;
  return formatDistance(Math.abs(seconds), seconds > 0 ? 1 : -1, language);
}

function formatDistance(seconds: number, direction: 1 | -1, language: string): string | undefined {
  if (seconds > recentSeconds) return undefined;
  if (seconds < 60 && direction < 0) return getMessages(deskComforts).justNow;
  const unit = units.findLast((each) => seconds >= each.seconds) ?? units[0];
  const format = new Intl.RelativeTimeFormat(`${language}-PK-u-nu-latn`, { style: "short" });
  return format.format(direction * Math.max(1, Math.floor(seconds / unit.seconds)), unit.name);
}

/** The current time, shared by all rows. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);

/** How long ago something happened, with the full date as a tooltip. */
export function Ago({ at }: { at: string }) {
  const { day, moment } = useFormats();
  const language = useLanguage();
  const current = useNow();
  return (
    <time dateTime={at} title={moment(at)}>
      {formatAgo(at, current, language) ?? day(at)}
    </time>
  );
}
