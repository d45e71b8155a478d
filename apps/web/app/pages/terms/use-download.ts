import shared from "../../locales/en/shared.json";
import terms from "../../locales/en/terms.json";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { readOffice } from "../../shared/office/office.tsx";
import { getMessages } from "../../shared/texts/messages.ts";
import type { TermsText } from "./terms-pdf.ts";

const fileName = "terms-and-conditions.pdf";

/** Makes and saves the PDF. The library is loaded on the click. */
export function useDownload() {
  const { busy, run } = useBusy();
  const download = async () => {
    try {
      const { makeTermsPdf } = await import("./terms-pdf.ts");
      makeTermsPdf(readTermsText()).save(fileName);
    } catch {
      const { downloadFailed } = getMessages(terms);
      await showMessage({ kind: "error", title: getMessages(shared).error, text: downloadFailed });
    }
  };
  return { busy, download: () => void run(download) };
}

/**
 * Returns the English text in every language of the page: it is the binding one, and the built-in fonts of PDF readers
 * have no Urdu.
 */
export function readTermsText(): TermsText {
  const { heading, intro, sections, signature, date } = terms.english;
  const { brand } = shared.english;
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
