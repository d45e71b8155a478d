import { type ContractEvent, getContract } from "@hunarmand/api/contracts/contracts";
import { Alert, Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import contracts from "../locales/en/contracts.json";
import { callApi } from "../shared/calls/call-api.ts";
import { useBusy } from "../shared/calls/use-busy.ts";
import { useMessages } from "../shared/texts/messages.ts";
import { useFormats } from "../shared/texts/use-formats.ts";

/** What has happened to a contract, fetched when somebody asks. */
export function ContractHistory({ contractId }: { contractId: string }) {
  const { record } = useMessages(contracts);
  const { busy, run } = useBusy();
  const [history, setHistory] = useState<readonly ContractEvent[]>();
  const [failed, setFailed] = useState(false);
  const load = async () => {
    setFailed(false);
    try {
      setHistory((await callApi(getContract, { params: { id: contractId } })).history);
    } catch {
      setFailed(true);
    }
  };
  const toggle = () => (history ? setHistory(undefined) : void run(load));
  return (
    <Stack gap="xs">
      <Button variant="default" loading={busy} aria-expanded={history !== undefined} onClick={toggle}>
        {history ? record.hideHistory : record.showHistory}
      </Button>
      {failed && (
        <Alert color="red" variant="light" role="alert">
          {record.historyFailed}
        </Alert>
      )}
      {history && <Events events={history} />}
    </Stack>
  );
}

function Events({ events }: { events: readonly ContractEvent[] }) {
  const { record } = useMessages(contracts);
  const { moment } = useFormats();
  return (
    <ol className="contract-events">
      {events.map(({ kind, at, by, member, reason }) => (
        <li key={`${kind} ${at} ${member}`}>
          <Text fw={600}>
            {record.events[kind]} {record.by[by]}
          </Text>
          <Text size="sm" c="dimmed">
            {moment(at)}
          </Text>
          {member && <Text>{member}</Text>}
          {reason && <Text>{reason}</Text>}
        </li>
      ))}
    </ol>
  );
}
