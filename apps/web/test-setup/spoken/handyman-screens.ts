import type { JobDetails } from "@hunarmand/api/jobs/job";
import { standAt } from "../geolocation.ts";
import { acceptedJob, arrivedJob, detailedJob, home, jobId, offeredJob } from "../job-replies.ts";
import { noMoney } from "../payment-replies.ts";
import { profile } from "../profile-replies.ts";
import { press } from "../screen-person.ts";
import { email, provider } from "../signed-in.ts";
import { closeOffer, openEvents } from "./closed-offer.ts";
import { joiningScreens } from "./joining-screens.ts";
import type { SpokenScreen, SpokenScreens } from "./spoken-screen.ts";

const offers = { [`handyman-requested-jobs/${email}`]: { body: [offeredJob] } };
const paused = { edituser: { body: { ...profile, available: false } } };
const own = (path: string, replies: SpokenScreen["replies"] = {}): SpokenScreen => ({
  ...{ path, who: provider, currentJobId: jobId, replies },
});
const ofJob = (path: string, job: JobDetails) => own(path, { [`job-details/${jobId}`]: { body: job } });
const unpinned = { pinLocationLatitude: null, pinLocationLongitude: null };
const nowhere = { latitude: null, longitude: null };
/** The arrival at a place with a pin, or without one. */
const arrivalOf = (changes: Partial<JobDetails> = {}) =>
  own(`/acceptarrival/${jobId}`, {
    [`job-details/${jobId}`]: { body: { ...acceptedJob, ...changes } },
    [`customer-coordinates/${jobId}`]: { body: changes.pinLocationLatitude === null ? nowhere : home },
  });
const farAway = 300;

const details = `/acceptjobdetailssubmission/${jobId}`;
const completion = `/jobcompletion/${jobId}`;
const priced = { ...detailedJob, earning: 4_500 };
const active = (changes: Partial<JobDetails>) =>
  own("/activejobs", { [`handyman-active-jobs/${email}`]: { body: [{ ...priced, ...changes }] } });
const done = {
  ...{ ...priced, status: "Completed", completedDate: "2026-03-02T08:00:00.000Z", nextSteps: ["declareCash"] },
  ...{ cash: "undeclared", cashDeclared: null, cashClaimed: null, cashSaid: null, confirmedDate: null, problem: null },
};
const account = { kind: "easypaisa", holderName: "Ali Raza", number: "03001234567" };
const identity = {
  ...{ email: null, emailConfirmed: false, phoneNumber: "+923001234567", phoneConfirmed: true, request: null },
  hasPassword: true,
};
const unpaid = { state: "no-account", amount: 4_500, since: null, minimum: 500, payDay: null };

export const handymanScreens: SpokenScreens<"handyman"> = {
  ...joiningScreens,
  offers: own("/requestedjobs", offers),
  "no-offers": [own("/requestedjobs"), own("/home")],
  paused: [own("/requestedjobs", paused), own("/home", paused), own("/profile", paused)],
  accept: own("/acceptjob", offers),
  "offer-gone": { ...own("/acceptjob"), replies: { ...offers, events: openEvents() }, act: closeOffer },
  customer: ofJob("/acceptcustomerinfo", acceptedJob),
  arrival: [arrivalOf(unpinned), { ...arrivalOf(), begin: () => standAt(0) }, ofJob(completion, acceptedJob)],
  "arrival-far": { ...arrivalOf(), begin: () => standAt(farAway) },
  "start-by-code": [
    {
      ...arrivalOf({ ...unpinned, nextSteps: ["arrive", "startByCode"] }),
      act: () => press("I have the start code"),
    },
    { ...arrivalOf({ nextSteps: ["arrive", "startByCode"] }), begin: () => standAt("refused") },
  ],
  details: [ofJob(details, arrivedJob), ofJob(completion, arrivedJob)],
  "work-pictures": ofJob(details, arrivedJob),
  "price-sent": active({ priceStatus: "asked" }),
  "price-agreed": [active({ priceStatus: "agreed" }), ofJob(details, { ...priced, priceStatus: "agreed" })],
  "price-disputed": [
    active({ priceStatus: "disputed", offeredPrice: 4_000 }),
    ofJob(completion, { ...priced, priceStatus: "disputed", priceObjection: "That is too much." }),
  ],
  completion: ofJob(completion, detailedJob),
  collect: ofJob(completion, priced),
  "declare-cash": own("/completedjobs", { [`completed-jobs/${email}`]: { body: [done] } }),
  "payout-account": [
    own("/payoutaccount", {
      "payout-account": { body: { account, suggested: null, owed: 500, payDay: null } },
      "User/identity": { body: identity },
    }),
    own("/payment", { "payment-summary": { body: { ...noMoney, owed: 4_500, nextPayout: unpaid } } }),
  ],
  statement: own("/statement"),
};
