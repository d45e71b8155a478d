import { Text } from "@mantine/core";
import callPromise from "../../../locales/en/call-promise.json";
import ownCrew from "../../../locales/en/own-crew.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { countDaysAhead } from "../../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import type { OwnContract } from "../own-contract.ts";

/** For a handyman who did not come: when that was reported, and until when the office calls. */
export function ReportedToday({
  complaint: { createdDate, callBy, answer },
}: {
  complaint: OwnContract["complaints"][number];
}) {
  const { reported, answer: sayAnswer } = useMessages(ownCrew).absent;
  const { by } = useMessages(callPromise);
  const { time, soonMoment } = useFormats();
  const sayCall = (moment: string) => by({ moment: countDaysAhead(moment) === 0 ? time(moment) : soonMoment(moment) });
  return (
    <Text fw={600} role="status">
      {answer ? <bdi>{sayAnswer({ answer })}</bdi> : reported({ time: time(createdDate) })} {callBy && sayCall(callBy)}
    </Text>
  );
}
