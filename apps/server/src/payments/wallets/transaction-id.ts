/** Characters that are confused when a receipt is copied by hand. */
const lookAlikes: Readonly<Record<string, string>> = { O: "0", Q: "0", I: "1", L: "1", Z: "2", S: "5", G: "6", B: "8" };

/** Normalises a wallet's transaction id for comparison: width, case, spaces, hyphens and dots make no difference. */
export const normaliseTransactionId = (text: string): string =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^A-Z\d]/g, "");

/** Replaces confusable characters, so that ids that look alike become equal and can be marked for a second check. */
export const replaceLookAlikes = (transactionKey: string): string =>
  transactionKey.replace(/[OQILZSGB]/g, (sign) => lookAlikes[sign] ?? sign);
