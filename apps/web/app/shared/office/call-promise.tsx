import { addOpenMinutes, replacementCallMinutes } from "@hunarmand/api/open-hours";
import { Text } from "@mantine/core";
import callPromise from "../../locales/en/call-promise.json";
import { useMessages } from "../texts/messages.ts";
import { useFormats } from "../texts/use-formats.ts";
import { useMinute } from "./use-minute.ts";
import { useOpeningHours } from "./use-opening-hours.ts";

/**
 * Until when the office calls about a replacement that is asked for now (docs/product.md I2). Nothing if it has set no hours.
 * @param isAsking false where it is only explained: then the time is said as a condition
 */
export function CallPromise({ isAsking }: { isAsking: boolean }) {
  const { ifNow } = useMessages(callPromise);
  const { soonMoment } = useFormats();
  const hours = useOpeningHours();
  const now = useMinute();
  if (!hours) return null;
  const time = addOpenMinutes(now, replacementCallMinutes, hours).toISOString();
  return isAsking ? <CallBy time={time} /> : <Text fw={600}>{ifNow({ moment: soonMoment(time) })}</Text>;
}

const wholeWeek = [0, 1, 2, 3, 4, 5, 6];

/** The same where no day of work is known yet: until when it calls those who ask as it opens. */
export function CallExample() {
  const { ifThen } = useMessages(callPromise);
  const { time } = useFormats();
  const hours = useOpeningHours();
  if (!hours) return null;
  const opens = new Date(`1970-01-01T${hours.opensAt}:00+05:00`);
  const by = addOpenMinutes(opens, replacementCallMinutes, { ...hours, days: wholeWeek });
  return <Text>{ifThen({ opens: time(opens.toISOString()), moment: time(by.toISOString()) })}</Text>;
}

export function CallBy({ time }: { time: string }) {
  const texts = useMessages(callPromise);
  const { soonMoment } = useFormats();
  return <Text fw={600}>{texts.by({ moment: soonMoment(time) })}</Text>;
}
