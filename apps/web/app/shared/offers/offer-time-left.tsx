import { Text } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import jobs from "../../locales/en/jobs.json";
import { useMessages } from "../texts/messages.ts";
import { useFormats } from "../texts/use-formats.ts";

const minuteMilliseconds = 60_000;
const tickMilliseconds = 10_000;
/** A longer time is shown as the hour of its end. */
const minutesShown = 90;

/** How long an offer is still open, as a countdown. */
export function OfferTimeLeft({ expiresAt }: { expiresAt: string | null }) {
  const { requested } = useMessages(jobs);
  const { when } = useFormats();
  const now = useNow();
  if (expiresAt === null) return null;
  const minutes = Math.floor((Date.parse(expiresAt) - now) / minuteMilliseconds);
  const longText = minutes > minutesShown ? requested.openUntil({ moment: when(expiresAt) }) : undefined;
  const text = minutes < 0 ? requested.over : (longText ?? requested.timeLeft({ minutes }));
  return (
    <Text size="sm" fw={500}>
      {text}
    </Text>
  );
}

/** How long an offer is still open, and until then what can be done with it. */
export function OpenOffer({ expiresAt, children }: { expiresAt: string | null; children: ReactNode }) {
  const now = useNow();
  return (
    <>
      <OfferTimeLeft expiresAt={expiresAt} />
      {(expiresAt === null || Date.parse(expiresAt) >= now) && children}
    </>
  );
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return now;
}
