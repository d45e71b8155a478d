/**
 * The sentences that the portal says at its steps (docs/product.md K6), by listener, in the order in which people meet
 * them. Their texts are in the web app's `spoken.json`. A sentence that is no longer shown is removed here; its
 * recording is then ignored.
 */
export const sentencesByListener = {
  handyman: [
    // Signing up, until the office has decided
    ...["signup-phone", "signup-name", "signup-place", "signup-work"],
    ...["not-yet", "road-details", "road-papers", "road-visit", "road-go-there", "road-wait", "road-hand-in"],
    ...["turned-away", "verified"],
    // Offers
    ...["offers", "no-offers", "paused", "accept", "offer-gone"],
    // A job, step by step
    ...["customer", "arrival", "arrival-far", "start-by-code", "details", "work-pictures"],
    ...["price-sent", "price-agreed", "price-disputed", "completion", "collect", "declare-cash"],
    // Money
    ...["payout-account", "statement"],
  ],
  customer: [
    // Posting a job
    ...["post-what", "post-where", "post-when", "post-review", "post-account"],
    // Following it
    ...["job-asking", "cancel", "job-cancelled", "job-accepted", "start-code", "job-arrived"],
    ...["price", "pay", "confirm", "problem"],
  ],
  everyone: [
    // Logging in
    ...["login-phone", "code", "new-number"],
    // What waits, for a person or for a network
    ...["time-asked", "wait-for-answer", "kept", "push-refused", "complaint-sent"],
    // Money
    ...["money", "pay-by-wallet", "pay-by-card", "payment-pending", "payment-declined"],
  ],
} as const;
export type Listener = keyof typeof sentencesByListener;

const { handyman, customer, everyone } = sentencesByListener;
export const spokenSentences = [...handyman, ...customer, ...everyone] as const;
export type SpokenSentence = (typeof spokenSentences)[number];
