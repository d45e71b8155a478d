import * as baseline from "./migrations/2026-11-23-0100-baseline.ts";
import * as notifiedEvents from "./migrations/2026-11-23-0900-notified-events.ts";
import * as namesThroughAccounts from "./migrations/2026-11-23-0918-names-through-accounts.ts";
import * as claimedAddresses from "./migrations/2026-11-23-0938-claimed-addresses.ts";
import * as securityLog from "./migrations/2026-11-23-0945-security-log.ts";
import * as endedStreams from "./migrations/2026-11-23-0947-ended-streams.ts";
import * as maskedWords from "./migrations/2026-11-23-1130-masked-words.ts";
import * as skillAliases from "./migrations/2026-11-23-1326-skill-aliases.ts";
import * as handymanPages from "./migrations/2026-11-23-1504-handyman-pages.ts";
import * as usualArrivals from "./migrations/2026-11-23-1636-usual-arrivals.ts";
import * as push from "./migrations/2026-11-23-1723-push.ts";
import * as backups from "./migrations/2026-11-23-1724-backups.ts";
import * as shortApplications from "./migrations/2026-11-23-1725-short-applications.ts";
import * as directoryByPublicId from "./migrations/2026-11-23-1803-directory-by-public-id.ts";
import * as namesInUrdu from "./migrations/2026-11-23-1806-names-in-urdu.ts";
import * as workMinutes from "./migrations/2026-11-23-1806-work-minutes.ts";
import * as namesByWords from "./migrations/2026-11-23-1840-names-by-words.ts";
import * as providerNotes from "./migrations/2026-11-23-2120-provider-notes.ts";
import * as wishesOfAProposal from "./migrations/2026-11-23-2121-wishes-of-a-proposal.ts";
import * as sweeps from "./migrations/2026-11-23-2125-sweeps.ts";
import * as ledgerLines from "./migrations/2026-11-23-2130-ledger-lines.ts";
import * as textCounts from "./migrations/2026-11-23-2131-text-counts.ts";
import * as listedLanguages from "./migrations/2026-11-23-2137-languages.ts";
import * as accountsWanted from "./migrations/2026-11-23-2140-accounts-wanted.ts";
import * as payoutApproval from "./migrations/2026-11-23-2150-payout-approval.ts";
import * as closedMonths from "./migrations/2026-11-23-2155-closed-months.ts";
import * as bankReferences from "./migrations/2026-11-24-0036-bank-references.ts";
import * as recordings from "./migrations/2026-11-24-0036-recordings.ts";
import * as schemaCompatibility from "./migrations/2026-11-24-0037-schema-compatibility.ts";
import * as jobNotes from "./migrations/2026-11-24-0406-job-notes.ts";
import * as requestIds from "./migrations/2026-11-24-0452-request-ids.ts";
import * as savedViews from "./migrations/2026-11-25-2122-saved-views.ts";
import * as integrations from "./migrations/2026-11-25-2130-integrations.ts";
import * as inquiryNotes from "./migrations/2026-11-25-2145-inquiry-notes.ts";
import * as inquiryMessages from "./migrations/2026-11-25-2225-inquiry-messages.ts";
import * as inquiryContract from "./migrations/2026-11-25-2240-inquiry-contract.ts";
import * as complaintsOfContract from "./migrations/2026-11-26-2020-complaints-of-contract.ts";
import * as exportSchedules from "./migrations/2026-11-26-2030-export-schedules.ts";
import * as mentionsAndLateInquiries from "./migrations/2026-11-26-2030-mentions-and-late-inquiries.ts";
import * as exactCrews from "./migrations/2026-11-27-1950-exact-crews.ts";
import * as agreedPrices from "./migrations/2026-11-27-2000-agreed-prices.ts";
import * as usualAnswers from "./migrations/2026-11-28-0230-usual-answers.ts";
import * as requestsTakenBack from "./migrations/2026-11-28-0515-requests-taken-back.ts";
import * as noWorkReason from "./migrations/2026-11-28-0540-no-work-reason.ts";
import * as contractPayments from "./migrations/2026-11-28-0550-contract-payments.ts";
import * as firstDayOfQuotes from "./migrations/2026-11-28-0600-first-day-of-quotes.ts";
import * as materialsOfPrices from "./migrations/2026-11-28-0830-materials-of-prices.ts";
import * as startsByCode from "./migrations/2026-11-28-0835-starts-by-code.ts";
import * as exactPrices from "./migrations/2026-11-28-0840-exact-prices.ts";
import * as crewOfQuotes from "./migrations/2026-11-28-0910-crew-of-quotes.ts";
import * as workHours from "./migrations/2026-11-28-0910-work-hours.ts";
import * as replacements from "./migrations/2026-11-28-0915-replacements.ts";
import * as subSkillAliases from "./migrations/2026-11-28-1210-sub-skill-aliases.ts";
import * as sharedDistances from "./migrations/2026-11-28-1215-shared-distances.ts";
import * as termsOfQuotes from "./migrations/2026-11-28-1220-terms-of-quotes.ts";
import * as postedJobs from "./migrations/2026-11-28-1630-posted-jobs.ts";
import * as namedHandymen from "./migrations/2026-11-28-2200-named-handymen.ts";
import * as medianPrices from "./migrations/2026-11-28-2230-median-prices.ts";
import * as problemPictures from "./migrations/2026-11-28-2240-problem-pictures.ts";
import * as wayAndOwnDayPrice from "./migrations/2026-11-29-0330-way-and-own-day-price.ts";
import * as reasonOfPrice from "./migrations/2026-11-29-0610-reason-of-price.ts";
import * as pricesAtOnce from "./migrations/2026-11-29-1520-prices-at-once.ts";
import * as peopleOfTrades from "./migrations/2026-11-29-1830-people-of-trades.ts";
import * as bestRatedFirst from "./migrations/2026-11-30-1605-best-rated-first.ts";
import * as fewReviewsWeighLess from "./migrations/2026-12-01-0155-few-reviews-weigh-less.ts";

export const baselineName = "2026-11-23-0100-baseline";
/** The migration since which a version knows whether it can work on a newer schema. */
export const compatibilityName = "2026-11-24-0037-schema-compatibility";

/** In order of their names. Never edit a merged migration. */
export const migrations = {
  [baselineName]: baseline,
  "2026-11-23-0900-notified-events": notifiedEvents,
  "2026-11-23-0918-names-through-accounts": namesThroughAccounts,
  "2026-11-23-0938-claimed-addresses": claimedAddresses,
  "2026-11-23-0945-security-log": securityLog,
  "2026-11-23-0947-ended-streams": endedStreams,
  "2026-11-23-1130-masked-words": maskedWords,
  "2026-11-23-1326-skill-aliases": skillAliases,
  "2026-11-23-1504-handyman-pages": handymanPages,
  "2026-11-23-1636-usual-arrivals": usualArrivals,
  "2026-11-23-1723-push": push,
  "2026-11-23-1724-backups": backups,
  "2026-11-23-1725-short-applications": shortApplications,
  "2026-11-23-1803-directory-by-public-id": directoryByPublicId,
  "2026-11-23-1806-names-in-urdu": namesInUrdu,
  "2026-11-23-1806-work-minutes": workMinutes,
  "2026-11-23-1840-names-by-words": namesByWords,
  "2026-11-23-2120-provider-notes": providerNotes,
  "2026-11-23-2121-wishes-of-a-proposal": wishesOfAProposal,
  "2026-11-23-2125-sweeps": sweeps,
  "2026-11-23-2130-ledger-lines": ledgerLines,
  "2026-11-23-2131-text-counts": textCounts,
  "2026-11-23-2137-languages": listedLanguages,
  "2026-11-23-2140-accounts-wanted": accountsWanted,
  "2026-11-23-2150-payout-approval": payoutApproval,
  "2026-11-23-2155-closed-months": closedMonths,
  "2026-11-24-0036-bank-references": bankReferences,
  "2026-11-24-0036-recordings": recordings,
  [compatibilityName]: schemaCompatibility,
  "2026-11-24-0406-job-notes": jobNotes,
  "2026-11-24-0452-request-ids": requestIds,
  "2026-11-25-2122-saved-views": savedViews,
  "2026-11-25-2130-integrations": integrations,
  "2026-11-25-2145-inquiry-notes": inquiryNotes,
  "2026-11-25-2225-inquiry-messages": inquiryMessages,
  "2026-11-25-2240-inquiry-contract": inquiryContract,
  "2026-11-26-2020-complaints-of-contract": complaintsOfContract,
  "2026-11-26-2030-export-schedules": exportSchedules,
  "2026-11-26-2030-mentions-and-late-inquiries": mentionsAndLateInquiries,
  "2026-11-27-1950-exact-crews": exactCrews,
  "2026-11-27-2000-agreed-prices": agreedPrices,
  "2026-11-28-0230-usual-answers": usualAnswers,
  "2026-11-28-0515-requests-taken-back": requestsTakenBack,
  "2026-11-28-0540-no-work-reason": noWorkReason,
  "2026-11-28-0550-contract-payments": contractPayments,
  "2026-11-28-0600-first-day-of-quotes": firstDayOfQuotes,
  "2026-11-28-0830-materials-of-prices": materialsOfPrices,
  "2026-11-28-0835-starts-by-code": startsByCode,
  "2026-11-28-0840-exact-prices": exactPrices,
  "2026-11-28-0910-crew-of-quotes": crewOfQuotes,
  "2026-11-28-0910-work-hours": workHours,
  "2026-11-28-0915-replacements": replacements,
  "2026-11-28-1210-sub-skill-aliases": subSkillAliases,
  "2026-11-28-1215-shared-distances": sharedDistances,
  "2026-11-28-1220-terms-of-quotes": termsOfQuotes,
  "2026-11-28-1630-posted-jobs": postedJobs,
  "2026-11-28-2200-named-handymen": namedHandymen,
  "2026-11-28-2230-median-prices": medianPrices,
  "2026-11-28-2240-problem-pictures": problemPictures,
  "2026-11-29-0330-way-and-own-day-price": wayAndOwnDayPrice,
  "2026-11-29-0610-reason-of-price": reasonOfPrice,
  "2026-11-29-1520-prices-at-once": pricesAtOnce,
  "2026-11-29-1830-people-of-trades": peopleOfTrades,
  "2026-11-30-1605-best-rated-first": bestRatedFirst,
  "2026-12-01-0155-few-reviews-weigh-less": fewReviewsWeighLess,
};

/** The names of all migrations in their order. */
export const migrationNames: readonly string[] = Object.keys(migrations);
