import { Button } from "@mantine/core";
import { useState } from "react";
import texts from "../../locales/en/visits.json";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useVisitMoment } from "../../shared/texts/use-visit-moment.ts";
import { book, findEarliest } from "./book-visit.ts";

interface EarliestVisitProps {
  slots: readonly string[];
  /** Something else is the main button. */
  isSecond: boolean;
  onBooked: () => void;
}

/** Books the earliest time, which it names. Nothing without a free time. */
export function EarliestVisit({ slots, isSecond, onBooked }: EarliestVisitProps) {
  const { own } = useMessages(texts);
  const sayMoment = useVisitMoment();
  const { busy, run } = useBusy();
  const [openedAt] = useState(Date.now);
  const startsAt = findEarliest(slots, openedAt);
  if (startsAt === undefined) return null;
  return (
    <Button
      fullWidth
      variant={isSecond ? "default" : "filled"}
      loading={busy}
      onClick={() => void run(() => book(startsAt).then(onBooked))}
    >
      {own.book({ moment: sayMoment(startsAt) })}
    </Button>
  );
}
