import shared from "../../locales/en/shared.json";
import terms from "../../locales/en/terms.json";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { readOffice } from "../../shared/office/office.tsx";
import { getLanguage, getMessages } from "../../shared/texts/messages.ts";
import type { TermsText } from "./terms-pdf.ts";

const fileName = "terms-and-conditions.pdf";

/**
 * Makes and saves the PDF. Other languages than English are printed, because the built-in fonts of PDF readers lack
 * their letters. Either way is loaded on the click.
 */
export function useDownload() {
  const { busy, run } = useBusy();
  const download = async () => {
    try {
      if (getLanguage() === "en") (await import("./terms-pdf.ts")).makeTermsPdf(readTermsText()).save(fileName);
      else (await import("./print-terms.tsx")).printTerms(readTermsText(), fileName);
    } catch {
      const { downloadFailed } = getMessages(terms);
      await showMessage({ kind: "error", title: getMessages(shared).error, text: downloadFailed });
    }
  };
  return { busy, download: () => void run(download) };
}

export function readTermsText(): TermsText {
  const { heading, intro, sections, signature, date } = getMessages(terms);
  const { brand } = getMessages(shared);
  const { address, phone } = readOffice();
  return {
    brand,
    heading,
    intro,
    sections: Object.values(sections),
    signature,
    date,
    footer: [brand, address, phone].filter((part) => part !== undefined).join(", "),
  };
}
