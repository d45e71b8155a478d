/** Business constants (spec, point 9), each with its unit in its name. */
export const limits = {
  arrivalRadiusMeters: 50,
  positionPollMilliseconds: 5_000,
  earthRadiusMeters: 6_371_000,
  mapZoom: 15,
  stickyHeaderAfterPixels: 50,
  mobileMenuBelowPixels: 991,

  pageItemsDefault: 50,
  pageItemsMax: 100,
  paramCharacters: 200,
  skillListCharacters: 2_000,

  nameCharacters: 80,
  emailCharacters: 254,
  addressCharacters: 300,
  textCharacters: 4_000,
  reasonCharacters: 500,
  passwordCharactersMin: 8,
  passwordCharactersMax: 128,
  cnicDigits: 13,

  jobDurationDaysMin: 1,
  jobDurationDaysMax: 30,
  experienceYearsMin: 1,
  experienceYearsMax: 7,
  ratingMin: 1,
  ratingMax: 5,
  ratingDefault: 5,
  salaryPkrMax: 10_000_000,

  quotePkrMax: 100_000_000,
  inquiryAnswerHours: 24,
  idempotencyKeyCharacters: 255,
  idempotencyHours: 24,

  tokenHours: 12,
  officeTokenHours: 1,
  customerContactDays: 7,
  offerRoundSize: 20,
  offerMinutes: 30,
} as const;
