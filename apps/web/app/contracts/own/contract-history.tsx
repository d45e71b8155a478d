import { getContract } from "@hunarmand/api/contracts/contracts";
import type { ContractEvent } from "@hunarmand/api/contracts/record";
import { Alert, Button, Stack } from "@mantine/core";
import { useState } from "react";
import contracts from "../../locales/en/contracts.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { ContractEvents } from "./contract-events.tsx";

/** The events of a contract, fetched when the person opens them. */
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
      {history && <ContractEvents events={history} />}
    </Stack>
  );
}
