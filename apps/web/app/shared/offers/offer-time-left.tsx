import { Text } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import jobs from "../../locales/en/jobs.json";
import { useMessages } from "../texts/messages.ts";
import { useFormats } from "../texts/use-formats.ts";

const minuteMilliseconds = 60_000;
const tickMilliseconds = 10_000;
/** A longer time is shown as the hour of its end. */
const minutesShown = 90;

interface OfferTimeLeftProps {
  /** Null for an offer without an end. */
  expiresAt: string | null;
  /** What can be done with the offer until then. */
  children?: ReactNode;
}

/**
 * How long an offer is still open, as a countdown. Only a countdown that was seen takes the buttons away when it ends. The server lists no
 * offer that is over: where one seems so at first, the phone's clock is wrong, and the server decides.
 */
export function OfferTimeLeft({ expiresAt, children }: OfferTimeLeftProps) {
  const { requested } = useMessages(jobs);
  const { when } = useFormats();
  const now = useNow();
  const [shownAt] = useState(now);
  if (expiresAt === null || Date.parse(expiresAt) < shownAt) return children;
  const minutes = Math.floor((Date.parse(expiresAt) - now) / minuteMilliseconds);
  const isOver = minutes < 0;
  const longText = minutes > minutesShown ? requested.openUntil({ moment: when(expiresAt) }) : undefined;
  const text = isOver ? requested.over : (longText ?? requested.timeLeft({ minutes }));
  return (
    <>
      <Text size="sm" fw={500}>
        {text}
      </Text>
      {!isOver && children}
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
