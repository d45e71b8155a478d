import type { ReplyOf } from "@hunarmand/api/call";
import { cancelVisit, type getOwnVisit } from "@hunarmand/api/providers/visits";
import { Alert, Anchor, Button, Group, NativeSelect, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import texts from "../../locales/en/visits.json";
import type { useOwnCall } from "../../shared/application/use-own-call.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { confirmAction } from "../../shared/dialogs/dialogs.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useVisitMoment } from "../../shared/texts/use-visit-moment.ts";
import { book, findEarliest, saveVisit } from "./book-visit.ts";
import { WayToOffice } from "./way-to-office.tsx";
import { WhatToBring } from "./what-to-bring.tsx";

type OwnVisitReply = ReplyOf<typeof getOwnVisit>;
type OwnVisitCall = ReturnType<typeof useOwnCall<typeof getOwnVisit>>;

/** Whether another time is being chosen. */
export interface Moving {
  isMoving: boolean;
  setMoving: (isMoving: boolean) => void;
}

/** The applicant's visit to the office: the time, what to bring, and the form to print. */
export function OwnVisit({ own: { found, failed, reload }, moving }: { own: OwnVisitCall; moving: Moving }) {
  const { own } = useMessages(texts);
  return (
    <Stack gap="md">
      {failed && <Alert color="red">{own.failed}</Alert>}
      {found && <Booking {...found} {...moving} reload={reload} />}
      {/* With a booked visit it is said above, where the visit leads. */}
      {found?.bring && !found.visit && <WhatToBring bring={found.bring} />}
      <Anchor component={Link} to="/contractform" className="tall-link">
        {own.form}
      </Anchor>
    </Stack>
  );
}

function Booking({
  visit,
  slots,
  reload,
  isMoving,
  setMoving,
  ...place
}: OwnVisitReply & Moving & { reload: () => void }) {
  const { own } = useMessages(texts);
  const sayMoment = useVisitMoment();
  const done = () => {
    setMoving(false);
    reload();
  };
  if (!visit) return <SlotChoice slots={slots} onBooked={done} />;
  const booked = <Text fw={600}>{own.booked({ moment: sayMoment(visit.startsAt) })}</Text>;
  if (isMoving)
    return (
      <>
        <div>
          {booked}
          <Text>{own.keptUntil}</Text>
        </div>
        <SlotChoice slots={slots} onBooked={done} isMove />
        <Button variant="subtle" onClick={() => setMoving(false)}>
          {own.keep}
        </Button>
      </>
    );
  return (
    <>
      {booked}
      <WayToOffice {...place} />
      <Group>
        {visit.nextSteps.includes("move") && (
          <Button variant="default" onClick={() => setMoving(true)}>
            {own.move}
          </Button>
        )}
        {visit.nextSteps.includes("cancel") && (
          <Button variant="subtle" onClick={() => void cancelOwn(visit.startsAt).then(done)}>
            {own.cancel}
          </Button>
        )}
      </Group>
    </>
  );
}

interface SlotChoiceProps {
  slots: readonly string[];
  onBooked: () => void;
  /** Whether it replaces a booked time. */
  isMove?: boolean;
}

function SlotChoice({ slots, onBooked, isMove = false }: SlotChoiceProps) {
  const { own } = useMessages(texts);
  const { day, weekdayDate, time } = useFormats();
  const { busy, run } = useBusy();
  const days = [...new Set(slots.map((slot) => day(slot)))];
  const [openedAt] = useState(Date.now);
  const first = findEarliest(slots, openedAt) ?? "";
  const [chosenDay, setDay] = useState(first && day(first));
  const times = slots.filter((slot) => day(slot) === chosenDay);
  // With its date: the list has two of most weekdays.
  const nameDay = (value: string) => weekdayDate(slots.find((one) => day(one) === value) ?? "");
  const [startsAt, setStartsAt] = useState("");
  // The first time that a person can reach is chosen, so that one tap books it.
  const chosen = [startsAt, first].find((slot) => times.includes(slot)) ?? times[0] ?? "";
  if (slots.length === 0) return <Text>{own.none}</Text>;
  return (
    <>
      {!isMove && <Text c="dimmed">{own.text}</Text>}
      <div className="form-grid">
        <NativeSelect
          label={own.day}
          data={days.map((value) => ({ value, label: nameDay(value) }))}
          value={chosenDay}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <NativeSelect
          label={own.time}
          data={times.map((slot) => ({ value: slot, label: time(slot) }))}
          value={chosen}
          onChange={(event) => setStartsAt(event.currentTarget.value)}
        />
      </div>
      <Button loading={busy} onClick={() => void run(() => book(chosen).then(onBooked))}>
        {own.book}
      </Button>
    </>
  );
}

async function cancelOwn(startsAt: string): Promise<void> {
  const { own } = getMessages(texts);
  const question = { title: own.cancel, text: own.cancelQuestion, yes: own.yes, no: own.no };
  if (await confirmAction(question)) await saveVisit(() => callApi(cancelVisit, { body: { startsAt } }));
}
