/** Business constants, each with its unit in its name. */
export const limits = {
  arrivalRadiusMeters: 50,
  positionPollMilliseconds: 5_000,
  earthRadiusMeters: 6_371_000,
  /** Arriving earlier than this before the wished time is asked about once. */
  earlyArrivalMinutes: 120,
  /** Bands of distance that an offer names; the last one is open. */
  distanceBandsKm: [2, 5, 10, 20],
  /** Where a provider was longer ago says nothing of where they are. */
  lastPositionHours: 12,
  mapZoom: 15,
  stickyHeaderAfterPixels: 50,

  pageItemsDefault: 50,
  pageItemsMax: 100,
  paramCharacters: 200,
  skillListCharacters: 2_000,

  nameCharacters: 80,
  emailCharacters: 254,
  addressCharacters: 300,
  textCharacters: 4_000,
  /** Of a search for work. */
  searchCharacters: 80,
  searchCharactersMin: 2,
  /** Of a phrase that no search knew: a longer one is a sentence, and may name somebody. */
  missedCharacters: 40,
  /** New phrases a day, so that no stranger fills the table; those of the day still count on. */
  missedPhrasesOfDay: 500,
  missedDaysKept: 90,
  missedDaysShown: 30,
  /** What was searched once is a slip, or a name. */
  missedSearchesShownMin: 2,
  missedPhrasesShown: 100,
  reasonCharacters: 500,
  passwordCharactersMin: 8,
  passwordCharactersMax: 128,
  resetCodeDigits: 6,
  resetCodeMinutes: 10,
  resetCodeTries: 5,
  /** Of the link with which somebody new in the office sets their password. */
  invitationHours: 72,
  /** Enough for the long secret of a mailed link. */
  resetLinkCharacters: 64,
  oneTimeCodeCharacters: 20,
  recoveryCodes: 10,
  /** Rows of the security log: a theft often shows with a payout or a bill some months later, and where people log in from is kept no longer. */
  securityLogDays: 180,
  /** Of the office's word that one new password may be set by text message. */
  phoneResetHours: 24,
  googleTokenCharacters: 8_000,
  cnicDigits: 13,

  imageBytesMax: 5 * 1024 * 1024,
  imagePixelsMax: 25_000_000,
  imageSidePixels: 2_048,

  /** Of one customer. */
  keptAddresses: 20,
  /** Of a job: what the customer shows, and as many before and after the work. */
  jobPictures: 5,
  jobVoiceNotes: 1,
  voiceBytesMax: 2 * 1024 * 1024,
  voiceSecondsMax: 60,

  /** How long the handyman of an earlier job is asked alone. */
  firstAskMinutes: 10,
  /** How long after completion a customer may say that the problem is back. */
  problemDays: 30,
  lateMinutesMin: 5,
  lateMinutesMax: 120,
  startCodeDigits: 4,
  startCodeTries: 5,
  jobDurationDaysMin: 1,
  jobDurationDaysMax: 30,
  experienceYearsMin: 1,
  experienceYearsMax: 7,
  ratingMin: 1,
  ratingMax: 5,
  ratingDefault: 5,
  salaryPkrMax: 10_000_000,

  paisaPkr: 0.01,
  paymentPkrMax: 10_000_000,
  walletAmountPkrMin: 1,
  walletTransactionIdCharacters: 60,
  walletReceiptDays: 90,
  noticeCharacters: 20_000,
  /** As much as a body may have, in Base64. */
  messageNewsCharacters: 360_000,
  payoutMinimumPkr: 500,
  payoutsInBatchMax: 1_000,
  payoutNumberCharacters: 40,
  earningsDaysDefault: 30,
  earningsDaysMax: 366,
  reportDaysMax: 732,

  quotePkrMax: 100_000_000,
  inquiryAnswerHours: 24,
  idempotencyKeyCharacters: 255,
  idempotencyHours: 24,
  /** Open at once, over all processes; the oldest ends. */
  liveStreamsOfAccount: 6,
  liveStreamsOfAddress: 30,
  exportRowsMax: 10_000,
  deskCandidates: 20,
  boardJobs: 200,
  /** Beside those who have a job of the day. */
  boardHandymen: 60,
  /** Of so many jobs the latest pins say where an area lies. */
  areaPins: 10,
  crewMembersMax: 60,

  tokenHours: 12,
  officeTokenHours: 1,
  customerContactDays: 7,
} as const;

const minute = 60;
const hour = 60 * minute;

/** Uses within so many seconds, all times RATE_LIMIT_SCALE (security rules, "Limits"). */
export const rates = {
  /** Failures for one account from one address, over all login doors. */
  "login-account": { uses: 5, seconds: 15 * minute },
  "login-address": { uses: 50, seconds: 15 * minute },
  /** Failures for one account from all addresses together; past them strangers are slowed down, and its owner is warned. */
  "login-everywhere": { uses: 20, seconds: hour },
  "warning-mail": { uses: 1, seconds: 6 * hour },
  /** Wrong codes for one account, from all addresses together. */
  "one-time-code": { uses: 5, seconds: 15 * minute },
  /** For one account from one address. */
  "reset-code-account": { uses: 3, seconds: hour },
  "reset-code-pause": { uses: 1, seconds: minute },
  /** For one account from all addresses together: the first few at once, then one every five minutes. */
  "reset-code-burst": { uses: 3, seconds: hour },
  "reset-code-pace": { uses: 1, seconds: 5 * minute },
  /** Wrong codes for one account from all addresses together; past them six digits count only where they were asked for. */
  "reset-tries-hour": { uses: 20, seconds: hour },
  "reset-tries-day": { uses: 40, seconds: 24 * hour },
  /** And past these, at the addresses alone that have opened the account before. */
  "reset-tries-attacked": { uses: 40, seconds: 24 * hour },
  /** Codes that prove an e-mail or phone number, for that address. */
  "proof-code-pause": { uses: 1, seconds: minute },
  "proof-code-address": { uses: 5, seconds: 24 * hour },
  /** Codes by text message: for one number from one address, for all numbers of an address, and for one number from everywhere. */
  "phone-code-pause": { uses: 1, seconds: minute },
  "phone-code-pair": { uses: 3, seconds: hour },
  "phone-code-address": { uses: 20, seconds: hour },
  /** For all addresses of a network: a /24, or a /48. */
  "phone-code-network": { uses: 60, seconds: hour },
  "phone-code-number": { uses: 10, seconds: 24 * hour },
  /** Past those three, from where the account was opened before: no stranger can keep its owner out. */
  "phone-code-known": { uses: 5, seconds: 24 * hour },
  /**
   * Each costs money: what all of them together may cost, in three shares. Anybody's, then that of numbers which an account has proved, then that
   * of their owners where the account was opened before; a share is open to those of the shares after it, too.
   */
  "phone-codes-anybody-hour": { uses: 150, seconds: hour },
  "phone-codes-anybody-day": { uses: 1_000, seconds: 24 * hour },
  "phone-codes-proven-hour": { uses: 100, seconds: hour },
  "phone-codes-proven-day": { uses: 600, seconds: 24 * hour },
  "phone-codes-owner-hour": { uses: 50, seconds: hour },
  "phone-codes-owner-day": { uses: 400, seconds: 24 * hour },
  "reset-code-unknown": { uses: 5, seconds: hour },
  signup: { uses: 10, seconds: hour },
  inquiry: { uses: 20, seconds: hour },
  search: { uses: 10, seconds: minute },
  /** Searches for work, while somebody types: their browser asks once they pause. */
  "work-search": { uses: 60, seconds: minute },
  /** Words that a search did not know, counted for the office. */
  "missed-words": { uses: 10, seconds: hour },
  upload: { uses: 20, seconds: 24 * hour },
  /** Pictures and voice of jobs: a busy handyman has six a day, with before and after. */
  attachment: { uses: 120, seconds: 24 * hour },
  /** Files of all that is known of oneself. */
  export: { uses: 5, seconds: hour },
  caller: { uses: 300, seconds: minute },
  anonymous: { uses: 100, seconds: minute },
  /** Pages and their files, of which a first look takes seventy, for an address: many phones of one network share theirs. */
  web: { uses: 12_000, seconds: minute },
  /** Whatever else is no call, for an address: the reference, health, addresses that lead nowhere. */
  other: { uses: 300, seconds: minute },
} as const satisfies Record<string, { uses: number; seconds: number }>;

export type RateName = keyof typeof rates;
