import type { AccountLine } from "@hunarmand/api/payments/ledger";
import { useEffect, useState } from "react";
import ledgerDesk from "../../locales/en/ledger-desk.json";
import shared from "../../locales/en/shared.json";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { getMessages } from "../../shared/texts/messages.ts";
import { type AccountPage, loadWholeAccount } from "./account-pages.ts";

/** Loads all lines of the period, then opens the browser's print dialog once they are rendered. */
export function usePrintedLines(personId: string, { from, to }: AccountPage) {
  const [printed, setPrinted] = useState<readonly AccountLine[]>();
  const { busy, run } = useBusy();
  useEffect(() => {
    if (printed) window.print();
  }, [printed]);
  const load = async () => {
    try {
      setPrinted(await loadWholeAccount(personId, { from, to }));
    } catch {
      const text = getMessages(ledgerDesk).person.printFailed;
      await showMessage({ kind: "error", title: getMessages(shared).error, text });
    }
  };
  return { printed, busy, print: () => void run(load) };
}
