import shared from "../../locales/en/shared.json";
import statement from "../../locales/en/statement.json";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { readOffice } from "../../shared/office/office.tsx";
import { readSession } from "../../shared/person/session.ts";
import { makeFormats } from "../../shared/texts/formats.ts";
import { getLanguage, getMessages } from "../../shared/texts/messages.ts";
import { formatAmount } from "../format-amount.ts";
import { linesMax, loadWholeStatement, type StatementTime } from "./statement-pages.ts";
import type { Statement, StatementText } from "./statement-pdf.ts";

type FinishPaper = (statement: Statement, fileName: string) => void;

/** Fetches all lines, makes the paper, and saves or prints it. Both are loaded on the click. */
export function useStatementPdf({ from, to }: StatementTime) {
  const { busy, run } = useBusy();
  const make = async (loadPaper: () => Promise<FinishPaper>) => {
    const texts = getMessages(statement);
    const showFailure = (text: string) => showMessage({ kind: "error", title: getMessages(shared).error, text });
    try {
      const [whole, finish] = await Promise.all([loadWholeStatement({ from, to }), loadPaper()]);
      if (!whole) return await showFailure(texts.tooLong({ lines: linesMax.toLocaleString("en") }));
      finish({ ...readStatementText(), ...whole, lines: whole.items }, texts.pdf.fileName({ from, to }));
    } catch {
      await showFailure(texts.downloadFailed);
    }
  };
  return { busy, download: () => void run(() => make(loadSaving)), print: () => void run(() => make(loadPrinting)) };
}

/** A PDF file in English. Other languages are printed, because the built-in fonts of PDF readers lack their letters. */
async function loadSaving(): Promise<FinishPaper> {
  if (getLanguage() !== "en") return loadPrinting();
  const { makeStatementPdf } = await import("./statement-pdf.ts");
  return (whole, fileName) => void makeStatementPdf(whole).save(fileName);
}

async function loadPrinting(): Promise<FinishPaper> {
  const { printStatement } = await import("./print-statement.tsx");
  const formats = { ...makeFormats(getLanguage()), money: formatAmount };
  return (whole, fileName) => printStatement({ statement: whole, formats }, fileName);
}

export function readStatementText(): StatementText {
  const { pdf, kinds, columns, opening, closing } = getMessages(statement);
  const { address, phone } = readOffice();
  return {
    ...pdf,
    kinds,
    columns,
    opening,
    closing,
    brand: getMessages(shared).brand,
    office: [address, phone].filter((part) => part !== undefined).join(", "),
    owner: readSession()?.username ?? "",
  };
}
