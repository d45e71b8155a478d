/**
 * The sentences that the portal says at the steps of a job (docs/product.md K6), first the handyman's, then the customer's, then those of
 * both. Their texts are in the web app's `spoken.json`. A sentence that is no longer shown is removed here; its recording is then ignored.
 */
export const spokenSentences = [
  "offers",
  "accept",
  "customer",
  "arrival",
  "details",
  "completion",
  "collect",
  "post-what",
  "post-where",
  "post-when",
  "post-review",
  "start-code",
  "price",
  "pay",
  "confirm",
  "money",
  "pay-by-wallet",
  "pay-by-card",
] as const;
export type SpokenSentence = (typeof spokenSentences)[number];
