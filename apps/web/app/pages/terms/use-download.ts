import shared from "../../locales/en/shared.json";
import terms from "../../locales/en/terms.json";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { readOffice } from "../../shared/office/office.tsx";
import { getMessages } from "../../shared/texts/messages.ts";
import type { TermsText } from "./terms-pdf.ts";

const fileName = "terms-and-conditions.pdf";

/** Makes and saves the PDF; what makes it is loaded only now. */
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
 * The English text whatever language the page is in: it is the one that binds, and the letters built into every PDF
 * reader have no Urdu among them.
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
