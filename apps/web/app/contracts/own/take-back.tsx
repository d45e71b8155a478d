import { withdrawContract } from "@hunarmand/api/contracts/contracts";
import { Button } from "@mantine/core";
import { useRevalidator } from "react-router";
import contracts from "../../locales/en/contracts.json";
import shared from "../../locales/en/shared.json";
import { failureText } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { confirmAction, showMessage } from "../../shared/dialogs/dialogs.tsx";
import { showToast } from "../../shared/dialogs/toasts.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import type { OwnContract } from "./own-contract.ts";

/** Takes back a proposal for which nothing was paid (docs/product.md X1), after a question. */
export function TakeBack({ contract: { id } }: { contract: Pick<OwnContract, "id"> }) {
  const { takeBack } = useMessages(contracts).one;
  const { revalidate } = useRevalidator();
  const { busy, run } = useBusy();
  const ask = async () => {
    const { yes, no, error: errorTitle } = getMessages(shared);
    if (!(await confirmAction({ title: takeBack.label, text: takeBack.confirm, yes, no }))) return;
    try {
      await callApi(withdrawContract, { params: { id } });
      showToast(takeBack.done);
    } catch (error) {
      await showMessage({ kind: "error", title: errorTitle, text: failureText(error, takeBack.failed) });
    }
    await revalidate();
  };
  return (
    <Button variant="subtle" loading={busy} onClick={() => void run(ask)}>
      {takeBack.label}
    </Button>
  );
}
