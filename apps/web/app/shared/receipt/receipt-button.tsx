import { getReceipt, type Receipt } from "@hunarmand/api/payments/receipts";
import { Anchor, Button } from "@mantine/core";
import { useState } from "react";
import receipts from "../../locales/en/receipts.json";
import shared from "../../locales/en/shared.json";
import { callApi } from "../calls/call-api.ts";
import { useBusy } from "../calls/use-busy.ts";
import { showMessage } from "../dialogs/dialogs.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { getMessages, useMessages } from "../texts/messages.ts";

/** Loaded on demand, when a person opens a receipt. */
const ReceiptDialog = lazyPart(async () => (await import("./receipt-dialog.tsx")).ReceiptDialog);

interface ReceiptButtonProps {
  jobId: string;
  /** The receipt's number, as a link within a row. Without it this is a button. */
  number?: string;
}

/** Opens the receipt of a settled job, for people who may read it. */
export function ReceiptButton({ jobId, number }: ReceiptButtonProps) {
  const texts = useMessages(receipts);
  const [receipt, setReceipt] = useState<Receipt>();
  const { busy, run } = useBusy();
  const open = async () => {
    try {
      setReceipt(await callApi(getReceipt, { params: { id: jobId } }));
    } catch {
      await showMessage({ kind: "error", title: getMessages(shared).error, text: texts.failed });
    }
  };
  return (
    <>
      {number ? (
        <Anchor component="button" type="button" inherit disabled={busy} onClick={() => void run(open)}>
          {number}
        </Anchor>
      ) : (
        <Button variant="default" loading={busy} onClick={() => void run(open)}>
          {texts.open}
        </Button>
      )}
      {receipt && <ReceiptDialog receipt={receipt} onClose={() => setReceipt(undefined)} />}
    </>
  );
}
