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

/** Fetches all lines, makes the paper and saves it. The library is loaded on the click. */
export function useStatementPdf({ from, to }: StatementTime) {
  const { busy, run } = useBusy();
  const download = async () => {
    const texts = getMessages(statement);
    const showFailure = (text: string) => showMessage({ kind: "error", title: getMessages(shared).error, text });
    try {
      const [whole, save] = await Promise.all([loadWholeStatement({ from, to }), loadSaving()]);
      if (!whole) return await showFailure(texts.tooLong({ lines: linesMax.toLocaleString("en") }));
      save({ ...readStatementText(), ...whole, lines: whole.items }, texts.pdf.fileName({ from, to }));
    } catch {
      await showFailure(texts.downloadFailed);
    }
  };
  return { busy, download: () => void run(download) };
}

/** A PDF file in English. Other languages are printed, because the built-in fonts of PDF readers lack their letters. */
async function loadSaving(): Promise<(statement: Statement, fileName: string) => void> {
  const language = getLanguage();
  if (language === "en") {
    const { makeStatementPdf } = await import("./statement-pdf.ts");
    return (whole, fileName) => void makeStatementPdf(whole).save(fileName);
  }
  const { printStatement } = await import("./print-statement.tsx");
  const formats = { ...makeFormats(language), money: formatAmount };
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
