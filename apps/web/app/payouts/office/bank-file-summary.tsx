import { applyBankFile, type BankFileRead } from "@hunarmand/api/payouts/bank-file";
import { Alert, Button, Stack, Text } from "@mantine/core";
import { useRevalidator } from "react-router";
import { hasChanged } from "../../desk/decisions/use-decision.ts";
import texts from "../../locales/en/bank-file.json";
import office from "../../locales/en/office.json";
import { ApiError } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { useSendOnce } from "../../shared/calls/use-send-once.ts";
import { confirmAction, showMessage } from "../../shared/dialogs/dialogs.tsx";
import { showToast } from "../../shared/dialogs/toasts.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

interface BankFileSummaryProps {
  file: File;
  read: BankFileRead;
  /** Reads the file again, after it was applied or payouts have changed. */
  onReadAgain: () => Promise<void>;
}

const isLeft = ({ outcome }: BankFileRead["rows"][number]) =>
  !["confirm", "return", "done", "pending"].includes(outcome);

/** What the file changes, in numbers and sums, and the button that applies it. */
export function BankFileSummary({ file, read, onReadAgain }: BankFileSummaryProps) {
  const page = useMessages(texts);
  const { decision } = useMessages(office);
  const { pkr } = useFormats();
  const { busy, run } = useBusy();
  const { revalidate } = useRevalidator();
  const sendOnce = useSendOnce();
  const { confirmed, returned, confirmedTotal, returnedTotal, rows, digest } = read;
  const sentences: string[] = [];
  if (confirmed > 0) sentences.push(page.confirmed({ count: confirmed, total: pkr(confirmedTotal) }));
  if (returned > 0) sentences.push(page.returned({ count: returned, total: pkr(returnedTotal) }));
  const left = rows.filter(isLeft).length;
  const pending = rows.filter(({ outcome }) => outcome === "pending").length;

  const apply = async () => {
    const text = [...sentences, page.applyText].join(" ");
    const agreed = await confirmAction({ title: page.applyTitle, text, yes: page.apply, no: decision.cancel });
    if (!agreed) return;
    try {
      const facts = { digest, confirmed, returned, confirmedTotal, returnedTotal };
      const { message } = await sendOnce(facts, (sent, idempotencyKey) =>
        callApi(applyBankFile, { body: makeForm(file, sent), idempotencyKey }),
      );
      showToast(message);
    } catch (error) {
      await showFailure(error, decision);
      if (!hasChanged(error)) return;
    }
    await Promise.all([onReadAgain(), revalidate()]);
  };

  return (
    <Stack gap="sm">
      {sentences.length === 0 ? <Text>{page.nothing}</Text> : sentences.map((text) => <Text key={text}>{text}</Text>)}
      {pending > 0 && <Text>{page.pending({ count: pending })}</Text>}
      {left > 0 && <Alert color="marigold">{page.left({ count: left })}</Alert>}
      {sentences.length > 0 && (
        <div className="desk-buttons">
          <Button loading={busy} onClick={() => void run(apply)}>
            {page.apply}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function showFailure(error: unknown, { stale, failed }: Readonly<Record<"stale" | "failed", string>>) {
  const text = error instanceof ApiError ? error.message : String(error);
  if (hasChanged(error)) return showMessage({ kind: "warning", title: stale, text });
  return showMessage({ kind: "error", title: failed, text });
}

function makeForm(file: File, facts: Readonly<Record<string, string | number>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(facts)) form.set(name, String(value));
  form.set("file", file);
  return form;
}
