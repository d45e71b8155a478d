import { callRates, type Rate } from "./call-rates.ts";

/** Business constants, each with its unit in its name. */
export const limits = {
  arrivalRadiusMeters: 50,
  positionPollMilliseconds: 5_000,
  earthRadiusMeters: 6_371_000,
  /** An arrival earlier than this before the wished time needs one confirmation. */
  earlyArrivalMinutes: 120,
  /** Bands of distance in offers. The last one has no upper end. */
  distanceBandsKm: [2, 5, 10, 20],
  /** An older position of a provider is not used. */
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
  /** Of a phrase that no search found. A longer one is a sentence, and may contain a name. */
  missedCharacters: 40,
  /** New phrases a day, so that a stranger cannot fill the table. Phrases that the day already has are counted beyond it. */
  missedPhrasesOfDay: 500,
  missedDaysKept: 90,
  missedDaysShown: 30,
  /** A phrase that was searched once is a typing mistake or a name. */
  missedSearchesShownMin: 2,
  missedPhrasesShown: 100,
  reasonCharacters: 500,
  passwordCharactersMin: 8,
  passwordCharactersMax: 128,
  resetCodeDigits: 6,
  resetCodeMinutes: 10,
  resetCodeTries: 5,
  /** How long the link is valid with which new staff set their password. */
  invitationHours: 72,
  /** Long enough for the secret of a mailed link. */
  resetLinkCharacters: 64,
  oneTimeCodeCharacters: 20,
  recoveryCodes: 10,
  /** Rows of the security log. A theft often shows months later, with a payout or a bill. Addresses of logins are kept no longer. */
  securityLogDays: 180,
  /** How long the office's permit for one reset by text message is valid. */
  phoneResetHours: 24,
  googleTokenCharacters: 8_000,
  cnicDigits: 13,

  imageBytesMax: 5 * 1024 * 1024,
  imagePixelsMax: 25_000_000,
  imageSidePixels: 2_048,
  /** Of a face on a public page. */
  smallImageSidePixels: 256,

  /** Of one customer. */
  savedAddresses: 20,
  /** Of one job: the customer's, and as many of the handyman's before and after the work. */
  jobPictures: 5,
  jobVoiceNotes: 1,
  voiceBytesMax: 2 * 1024 * 1024,
  voiceSecondsMax: 60,

  /** How long only the handyman of the earlier job is asked. */
  firstAskMinutes: 10,
  /** How long after completion a customer may report that the problem is back. */
  problemDays: 30,
  lateMinutesMin: 5,
  lateMinutesMax: 720,
  /** How long a job that is wanted as soon as possible may wait. */
  atOnceMinutes: 60,
  /** Two jobs of a handyman whose times are less than this apart clash. */
  clashMinutes: 120,
  clashesShown: 3,
  startCodeDigits: 4,
  startCodeTries: 5,
  jobDurationDaysMin: 1,
  jobDurationDaysMax: 30,
  workMinutesMax: 1_440,
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
  /** Of one account. A further device replaces the oldest. */
  pushDevicesOfAccount: 10,
  /** Of the address of a browser at its push service. */
  pushEndpointCharacters: 1_000,
  hourMax: 23,
  /** The size limit of a body, in Base64. */
  messageNewsCharacters: 360_000,
  payoutMinimumPkr: 500,
  payoutsInBatchMax: 1_000,
  approvalPkrMax: 1_000_000_000,
  /** Saved filters of one desk: of each member of staff, and of all others. */
  savedViewsOfDesk: 12,
  sharedViewsOfDesk: 50,
  savedSearchCharacters: 1_000,
  exportSchedulesOfPerson: 10,
  /** Of the figures of a colleague or a handyman. */
  figureDays: 30,
  webhooksMax: 5,
  /** How long a request to a webhook is tried again. */
  webhookHours: 26,
  /** How long deliveries to webhooks are listed. */
  webhookDays: 90,
  apiKeysMax: 20,
  /** How far ahead a change of the fee may be planned. */
  feeDaysAhead: 366,
  payoutNumberCharacters: 40,
  earningsDaysDefault: 30,
  earningsDaysMax: 366,
  reportDaysMax: 732,
  quotePkrMax: 100_000_000,
  inquiryAnswerHours: 24,
  idempotencyKeyCharacters: 255,
  idempotencyHours: 24,
  /** Open at the same time, over all processes. A further one ends the oldest. */
  liveStreamsOfAccount: 6,
  liveStreamsOfAddress: 30,
  exportRowsMax: 10_000,
  deskCandidates: 20,
  boardJobs: 200,
  /** Besides those with a job on that day. */
  boardHandymen: 60,
  /** The position of an area is the middle of this many latest pins. */
  areaPins: 10,
  crewMembersMax: 60,
  tradesOfProposalMax: 10,
  contractStartDaysMax: 366,
  exactDaysMax: 366,
  exactHandymenMax: 200,
  tokenHours: 12,
  officeTokenHours: 1,
  customerContactDays: 7,
} as const;

const minute = 60;
const hour = 60 * minute;

/** Uses in a number of seconds, all multiplied by RATE_LIMIT_SCALE (security rules, "Limits"). */
export const rates = {
  /** Failures for one account from one address, over all login calls. */
  "login-account": { uses: 5, seconds: 15 * minute },
  "login-address": { uses: 50, seconds: 15 * minute },
  /** Failures for one account from all addresses together. Past them strangers are slowed down, and the owner is warned. */
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
  /** Wrong codes for one account from all addresses together. Past them six digits only work at the address that asked for them. */
  "reset-tries-hour": { uses: 20, seconds: hour },
  "reset-tries-day": { uses: 40, seconds: 24 * hour },
  /** Past these, only at addresses that have opened the account before. */
  "reset-tries-attacked": { uses: 40, seconds: 24 * hour },
  /** Codes that prove an e-mail or phone number, per e-mail or number. */
  "proof-code-pause": { uses: 1, seconds: minute },
  "proof-code-address": { uses: 5, seconds: 24 * hour },
  /** Codes by text message: for one number from one address, for all numbers of an address, and for one number from all addresses. */
  "phone-code-pause": { uses: 1, seconds: minute },
  "phone-code-pair": { uses: 3, seconds: hour },
  "phone-code-address": { uses: 20, seconds: hour },
  /** For all addresses of a network: a /24, or a /48. */
  "phone-code-network": { uses: 60, seconds: hour },
  "phone-code-number": { uses: 10, seconds: 24 * hour },
  /** Past those three, from places where the account was opened before, so that no stranger can block its owner. */
  "phone-code-known": { uses: 5, seconds: 24 * hour },
  "reset-code-unknown": { uses: 5, seconds: hour },
  ...callRates,
  /** Faces of handymen and recorded sentences for one address, besides its other calls: a page of the directory has twenty faces. */
  "public-picture": { uses: 1_200, seconds: minute },
  caller: { uses: 300, seconds: minute },
  anonymous: { uses: 100, seconds: minute },
  /** Pages and their files for one address. A first visit takes seventy, and many phones of one network share an address. */
  web: { uses: 12_000, seconds: minute },
  /** Everything else that is no call, for one address: the reference, health, unknown addresses. */
  other: { uses: 300, seconds: minute },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof rates;
