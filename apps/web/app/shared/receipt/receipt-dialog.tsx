import type { Receipt } from "@hunarmand/api/payments/receipts";
import { Alert, Button, Stack } from "@mantine/core";
import receipts from "../../locales/en/receipts.json";
import shared from "../../locales/en/shared.json";
import { useBusy } from "../calls/use-busy.ts";
import { showMessage } from "../dialogs/dialogs.tsx";
import { FormDialog } from "../dialogs/form-dialog.tsx";
import { Facts } from "../lists/facts.tsx";
import { getLanguage, getMessages, useMessages } from "../texts/messages.ts";
import { getName } from "../texts/names.ts";
import { useFormats } from "../texts/use-formats.ts";
import { readReceiptText } from "./read-receipt-text.ts";
import { findRemark, listAmounts, listFacts } from "./receipt-lines.ts";

interface ReceiptDialogProps {
  receipt: Receipt;
  onClose: () => void;
}

/** The receipt with the content of its PDF, and buttons to save and to share it. */
export function ReceiptDialog({ receipt, onClose }: ReceiptDialogProps) {
  const texts = useMessages(receipts);
  const { close } = useMessages(shared);
  const formats = { ...useFormats(), getName };
  const { busy, run } = useBusy();
  const remark = findRemark(receipt, texts);
  return (
    <FormDialog title={texts.title({ number: receipt.number })} onClose={onClose}>
      <Stack gap="md">
        {remark && <Alert color="marigold">{remark}</Alert>}
        <Facts facts={listFacts(receipt, texts, formats)} />
        <Facts
          facts={listAmounts(receipt, texts, formats).map(({ label, value }) => ({
            label,
            value: <span className="ltr">{value}</span>,
          }))}
        />
        <Button loading={busy} onClick={() => void run(() => download(receipt))}>
          {texts.download}
        </Button>
        <Button component="a" href={useShareLink(receipt)} target="_blank" rel="noreferrer" variant="default">
          {texts.share}
        </Button>
        <Button variant="default" onClick={onClose}>
          {close}
        </Button>
      </Stack>
    </FormDialog>
  );
}

/**
 * Loads the PDF library on the click. Other languages than English are printed, because the built-in fonts of PDF
 * readers lack their letters.
 */
async function download(receipt: Receipt): Promise<void> {
  const texts = getMessages(receipts);
  try {
    const [text, fileName] = [readReceiptText(receipt), texts.pdf.fileName({ number: receipt.number })];
    if (getLanguage() === "en") (await import("./receipt-pdf.ts")).makeReceiptPdf(text).save(fileName);
    else (await import("./print-receipt.tsx")).printReceipt(text, fileName);
  } catch {
    await showMessage({ kind: "error", title: getMessages(shared).error, text: texts.downloadFailed });
  }
}

/** A WhatsApp link with the whole text: the person chooses the recipient there, who needs no access to the portal. */
function useShareLink({ number, jobNumber, skill, amount, amountLeft, date }: Receipt): string {
  const { shareText, shareTextReturned } = useMessages(receipts);
  const { brand } = useMessages(shared);
  const { day, pkr } = useFormats();
  const values = { brand, number, job: jobNumber, work: getName(skill), amount: pkr(amount), day: day(date) };
  const returned = amount - amountLeft;
  const text = returned > 0 ? shareTextReturned({ ...values, returned: pkr(returned) }) : shareText(values);
  return `https://wa.me/?${new URLSearchParams({ text })}`;
}
