import type { ReplyOf } from "@hunarmand/api/call";
import { getContract } from "@hunarmand/api/contracts/contracts";
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
  const [loaded, setLoaded] = useState<Pick<ReplyOf<typeof getContract>, "history" | "agreedPrice">>();
  const [failed, setFailed] = useState(false);
  const load = async () => {
    setFailed(false);
    try {
      setLoaded(await callApi(getContract, { params: { id: contractId } }));
    } catch {
      setFailed(true);
    }
  };
  const toggle = () => (loaded ? setLoaded(undefined) : void run(load));
  return (
    <Stack gap="xs">
      <Button variant="default" loading={busy} aria-expanded={loaded !== undefined} onClick={toggle}>
        {loaded ? record.hideHistory : record.showHistory}
      </Button>
      {failed && (
        <Alert color="red" variant="light" role="alert">
          {record.historyFailed}
        </Alert>
      )}
      {loaded && <ContractEvents events={loaded.history} agreedPrice={loaded.agreedPrice} />}
    </Stack>
  );
}
