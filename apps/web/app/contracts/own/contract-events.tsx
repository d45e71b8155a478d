import type { ContractEvent } from "@hunarmand/api/contracts/record";
import { Text } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

interface ContractEventsProps {
  events: readonly ContractEvent[];
  /** The price that the office named when it accepted, or null. */
  agreedPrice: number | null;
}

export function ContractEvents({ events, agreedPrice }: ContractEventsProps) {
  const { record } = useMessages(contracts);
  const { soonMoment, pkr } = useFormats();
  return (
    <ol className="contract-events">
      {events.map(({ kind, at, by, member, reason }) => (
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
