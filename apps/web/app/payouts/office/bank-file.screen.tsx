import { type BankFileRead, bankFileWords, readBankFile } from "@hunarmand/api/payouts/bank-file";
import { Alert, Button, FileButton, Text } from "@mantine/core";
import { useRef, useState } from "react";
import { requireDesk } from "../../desk/require-desk.ts";
import texts from "../../locales/en/bank-file.json";
import { ApiError } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { BankFileRows } from "./bank-file-rows.tsx";
import { BankFileSummary } from "./bank-file-summary.tsx";
import { PayoutsPanel } from "./payouts-panel.tsx";

export function meta() {
  return pageMeta({ title: getMessages(texts).title });
}

export function clientLoader() {
  requireDesk(readBankFile);
  return null;
}

interface Chosen {
  file: File;
  /** What the server read in it, or why it refused the file. */
  read?: BankFileRead;
  refusals?: readonly string[];
}

/** Reads the bank's file of paid and returned payouts, shows what each row does, and applies it (docs/product.md B8). */
export default function BankFileScreen() {
  const page = useMessages(texts);
  const { busy, run } = useBusy();
  const [chosen, setChosen] = useState<Chosen>();
  const read = async (file: File) => setChosen(await readChosen(file));
  return (
    <PayoutsPanel name="bank-file" title={page.title} text={page.text}>
      <FileRules />
      <ChooseFile busy={busy} isFirst={chosen === undefined} onPick={(file) => void run(() => read(file))} />
      {chosen && <Text className="ltr">{chosen.file.name}</Text>}
      {chosen?.refusals && <Refusals refusals={chosen.refusals} />}
      {chosen?.read && (
        <>
          <BankFileSummary file={chosen.file} read={chosen.read} onReadAgain={() => read(chosen.file)} />
          <BankFileRows key={chosen.read.digest} rows={chosen.read.rows} />
        </>
      )}
    </PayoutsPanel>
  );
}

async function readChosen(file: File): Promise<Chosen> {
  const body = new FormData();
  body.set("file", file);
  try {
    return { file, read: await callApi(readBankFile, { body }) };
  } catch (error) {
    const issues = error instanceof ApiError ? error.issues.map(({ message }) => message) : [];
    const text = error instanceof ApiError ? error.message : getMessages(texts).retry;
    return { file, refusals: issues.length > 0 ? issues : [text] };
  }
}

function FileRules() {
  const { columnsTitle, columnsText } = useMessages(texts);
  return (
    <details>
      <summary style={{ minHeight: "2.75rem", paddingBlock: "0.6rem", cursor: "pointer" }} data-opens>
        {columnsTitle}
      </summary>
      <ul>
        <li>{columnsText.kind}</li>
        <li>{columnsText.reference(bankFileWords)}</li>
        <li>{columnsText.amount(bankFileWords)}</li>
        <li>{columnsText.status(bankFileWords)}</li>
        <li>{columnsText.reason(bankFileWords)}</li>
      </ul>
    </details>
  );
}

function ChooseFile({ busy, isFirst, onPick }: { busy: boolean; isFirst: boolean; onPick: (file: File) => void }) {
  const { choose, another } = useMessages(texts);
  const reset = useRef<() => void>(null);
  const pick = (file: File | null) => {
    // Without this, choosing the corrected file of the same name would fire no change event.
    reset.current?.();
    if (file) onPick(file);
  };
  return (
    <div className="desk-buttons">
      <FileButton accept=".csv,text/csv" resetRef={reset} onChange={pick}>
        {(props) => (
          <Button variant={isFirst ? "filled" : "default"} loading={busy} {...props}>
            {isFirst ? choose : another}
          </Button>
        )}
      </FileButton>
    </div>
  );
}

function Refusals({ refusals }: { refusals: readonly string[] }) {
  const { refused } = useMessages(texts);
  return (
    <Alert color="red" role="alert" title={refused}>
      <ul>
        {refusals.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Alert>
  );
}
