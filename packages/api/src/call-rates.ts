const minute = 60;
const hour = 60 * minute;

/** Uses in a number of seconds. */
export interface Rate {
  uses: number;
  seconds: number;
}

/**
 * How often one may make a call that names one of these as its `limit`, besides the general rate: an account, or without one an address.
 */
export const callRates = {
  signup: { uses: 10, seconds: hour },
  inquiry: { uses: 20, seconds: hour },
  search: { uses: 10, seconds: minute },
  /** Searches for work while a person types. The browser searches when they pause. */
  "work-search": { uses: 60, seconds: minute },
  /** Reports of words that no search found. */
  "missed-words": { uses: 10, seconds: hour },
  upload: { uses: 20, seconds: 24 * hour },
  /** Pictures and voice notes of jobs. A busy handyman has six jobs a day, with pictures before and after. */
  attachment: { uses: 120, seconds: 24 * hour },
  /** The office's recordings: each sentence in two languages on one day, and some of them again. */
  recording: { uses: 300, seconds: 24 * hour },
  /** Subscriptions to push messages. A browser sends its own after each login. */
  "push-device": { uses: 60, seconds: hour },
  /** Keys of what waits on a device. A browser reads them after each login. */
  "waiting-keys": { uses: 60, seconds: hour },
  /** Real tries of mail, messages, files and gateways by the Owner. */
  "health-try": { uses: 20, seconds: hour },
  /** Exports of one's own data. */
  export: { uses: 5, seconds: hour },
} as const satisfies Record<string, Rate>;
