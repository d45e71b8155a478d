import type { ContractEvent } from "@hunarmand/api/contracts/record";
import { Text } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { joinParts } from "../../shared/texts/names.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

interface ContractEventsProps {
  events: readonly ContractEvent[];
  /** The price that the office named when it accepted, or null. */
  agreedPrice: number | null;
}

const toKey = ({ kind, by, reason, at }: ContractEvent): string => joinParts([kind, by, reason, toPakistanDay(at)]);

/** Returns the events with those of one day that put people on the crew one after another as one, with all names. */
function joinMembers(events: readonly ContractEvent[]): ContractEvent[] {
  const joined: ContractEvent[] = [];
  for (const event of events) {
    const last = joined.at(-1);
    if (last?.member && event.member && toKey(last) === toKey(event))
      joined.splice(-1, 1, { ...event, member: joinParts([last.member, event.member]) });
    else joined.push(event);
  }
  return joined;
}

export function ContractEvents({ events, agreedPrice }: ContractEventsProps) {
  const { record } = useMessages(contracts);
  const { soonMoment, pkr } = useFormats();
  return (
    <ol className="contract-events">
      {joinMembers(events).map(({ kind, at, by, member, reason }) => (
        <li key={`${kind} ${at} ${member}`}>
          <Text fw={600}>
            {kind === "rejected" && by === "contractor" ? record.takenBack.event : record.events[kind]} {record.by[by]}
          </Text>
          <Text size="sm" c="dimmed">
            {soonMoment(at)}
          </Text>
          {kind === "accepted" && agreedPrice !== null && (
            <Text>{record.agreedPrice({ amount: pkr(agreedPrice) })}</Text>
          )}
          {member && <Text>{member}</Text>}
          {reason && <Text dir="auto">{reason}</Text>}
        </li>
      ))}
    </ol>
  );
}
