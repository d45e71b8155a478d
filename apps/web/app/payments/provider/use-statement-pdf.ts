import shared from "../../locales/en/shared.json";
import statement from "../../locales/en/statement.json";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { readOffice } from "../../shared/office/office.tsx";
import { readSession } from "../../shared/person/session.ts";
import { getMessages } from "../../shared/texts/messages.ts";
import { linesMax, loadWholeStatement, type StatementTime } from "./statement-pages.ts";
import type { StatementText } from "./statement-pdf.ts";

/** Fetches all lines, makes the PDF and saves it. The library is loaded on the click. */
export function useStatementPdf({ from, to }: StatementTime) {
  const { busy, run } = useBusy();
  const download = async () => {
    const texts = getMessages(statement);
    const showFailure = (text: string) => showMessage({ kind: "error", title: getMessages(shared).error, text });
    try {
      const [whole, { makeStatementPdf }] = await Promise.all([
        loadWholeStatement({ from, to }),
        import("./statement-pdf.ts"),
      ]);
      if (!whole) return await showFailure(texts.tooLong({ lines: linesMax.toLocaleString("en") }));
      makeStatementPdf({ ...readStatementText(), ...whole, lines: whole.items }).save(texts.pdf.fileName({ from, to }));
    } catch {
      await showFailure(texts.downloadFailed);
    }
  };
  return { busy, download: () => void run(download) };
}

/** English in every language of the page: banks read it, and the built-in fonts of PDF readers have no Urdu. */
export function readStatementText(): StatementText {
  const { pdf, kinds, columns, opening, closing } = statement.english;
  const { address, phone } = readOffice();
  return {
    ...pdf,
    kinds,
    columns,
    opening,
    closing,
    brand: shared.english.brand,
    office: [address, phone].filter((part) => part !== undefined).join(", "),
    owner: readSession()?.username ?? "",
  };
}
