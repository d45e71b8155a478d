import { readContract } from "@hunarmand/api/contracts/contracts";
import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { mayCall } from "../../desk/desks.ts";
import texts from "../../locales/en/desks.json";
import office from "../../locales/en/office.json";
import { failureText } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { formatCnic } from "../../shared/forms/form-fields.tsx";
import { useSession } from "../../shared/person/session.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import type { Contract } from "./contract.ts";

/** The contractor's CNIC, masked until it is revealed. Each reveal writes an audit row. */
export function ContractCnic({ contract: { id, cnicMasked } }: { contract: Contract }) {
  const { showCnic } = useMessages(texts).contracts.one;
  const mayReveal = mayCall(useSession()?.role ?? "", readContract);
  const [cnic, setCnic] = useState<string>();
  const { busy, run } = useBusy();
  const reveal = async () => {
    try {
      setCnic((await callApi(readContract, { params: { id } })).cnic);
    } catch (error) {
      const { failed } = getMessages(office).decision;
      await showMessage({ kind: "error", title: failed, text: failureText(error, failed) });
    }
  };
  if (cnic !== undefined) return <span className="ltr">{formatCnic(cnic)}</span>;
  return (
    <Group gap="xs">
      <span className="ltr">{cnicMasked}</span>
      {mayReveal && (
        <Button variant="default" loading={busy} onClick={() => void run(reveal)}>
          {showCnic}
        </Button>
      )}
    </Group>
  );
}
