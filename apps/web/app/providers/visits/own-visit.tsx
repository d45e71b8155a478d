import type { ReplyOf } from "@hunarmand/api/call";
import { cancelVisit, type getOwnVisit } from "@hunarmand/api/providers/visits";
import { Alert, Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import texts from "../../locales/en/visits.json";
import type { useOwnCall } from "../../shared/application/use-own-call.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { confirmAction } from "../../shared/dialogs/dialogs.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { useVisitMoment } from "../../shared/texts/use-visit-moment.ts";
import { saveVisit } from "./book-visit.ts";
import { SlotChoice } from "./slot-choice.tsx";
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

async function cancelOwn(startsAt: string): Promise<void> {
  const { own } = getMessages(texts);
  const question = { title: own.cancel, text: own.cancelQuestion, yes: own.yes, no: own.no };
  if (await confirmAction(question)) await saveVisit(() => callApi(cancelVisit, { body: { startsAt } }));
}
