/** Characters that are taken for each other when a receipt is copied by hand. */
const twins: Readonly<Record<string, string>> = { O: "0", Q: "0", I: "1", L: "1", Z: "2", S: "5", G: "6", B: "8" };

/** A wallet's transaction id as it is compared: width, case, blanks, hyphens and dots make no difference. */
export const normaliseTransactionId = (text: string): string =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^A-Z\d]/g, "");

/** What a normalised id looks like to a hurried reader; ids that look alike deserve a second look. */
export const looksOf = (transactionKey: string): string =>
  transactionKey.replace(/[OQILZSGB]/g, (sign) => twins[sign] ?? sign);
