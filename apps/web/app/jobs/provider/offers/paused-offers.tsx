import { Alert, Button } from "@mantine/core";
import ownWork from "../../../locales/en/own-work.json";
import { useBusy } from "../../../shared/calls/use-busy.ts";
import { changeAvailability } from "../../../shared/person/own-work.ts";
import { useMessages } from "../../../shared/texts/messages.ts";

/** Above offers of a handyman who has turned new ones off: why no more come, and the way to take jobs again. */
export function PausedOffers() {
  const { isOffWaiting, turnOn } = useMessages(ownWork).provider;
  const { busy, run } = useBusy();
  return (
    <Alert color="marigold" title={isOffWaiting}>
      <Button loading={busy} onClick={() => void run(() => changeAvailability(true).catch(() => undefined))}>
        {turnOn}
      </Button>
    </Alert>
  );
}
