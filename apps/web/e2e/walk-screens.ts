import { proposeContract } from "@hunarmand/api/contracts/contracts";
import { listCustomers } from "@hunarmand/api/customers/office";
import { createComplain } from "@hunarmand/api/inquiries/inquiries";
import { listInquiries } from "@hunarmand/api/inquiries/office";
import { completeJob } from "@hunarmand/api/jobs/provider";
import { performTransaction } from "@hunarmand/api/payments/payer";
import { preparePayouts } from "@hunarmand/api/payouts/payouts";
import { listDirectory } from "@hunarmand/api/providers/directory";
import { listProviders } from "@hunarmand/api/providers/office";
import { updateOfficeSettings } from "@hunarmand/api/staff/staff";
import { generatePath } from "react-router";
import { proposal } from "./contract-proposal.ts";
import type { Visit } from "./every-look.ts";
import { makePayablePlumber } from "./make-owed.ts";
import {
  call,
  logIn,
  logInOffice,
  makeCompletedJob,
  makeJob,
  makePlumber,
  noPin,
  type Person,
  postJob,
} from "./portal-api.ts";
import {
  contractScreens,
  customerScreens,
  deskScreens,
  emptyScreens,
  finishedScreens,
  ownScreens,
  publicScreens,
  visits,
} from "./screen-lists.ts";
import { officeBringsUp, visitorBringsUp, withMore } from "./walk-dialogs.ts";

/** A person with all their screens. It first makes the data that the screens need. */
export interface Walk {
  who: Person | undefined;
  visits: readonly Visit[];
}

/** Screens of one job, provider, batch or contract. Each walk makes its own. */
const idRoutes = {
  arrival: "/acceptarrival/:id",
  details: "/acceptjobdetailssubmission/:id",
  completion: "/jobcompletion/:id",
  job: "/jobs/:id",
  editJob: "/jobs/:id/edit",
  deskProvider: "/office/providers/:id",
  deskJob: "/office/jobs/:id",
  deskJobBeside: "/office/jobs/beside/:id",
  deskBatch: "/office/payouts/:id",
  contract: "/contracts/:id",
  deskContract: "/office/contracts/:id",
  deskCustomer: "/office/customers/:id",
  deskAccount: "/office/accounts/:id",
  deskInquiry: "/office/inquiries/:id",
  handyman: "/providers/:id",
} as const;
const pathTo = (route: keyof typeof idRoutes, id = "") => generatePath(idRoutes[route], { id });

/** The payment is named in the query. */
const returnRoute = "/paymentreturn";

const card = { nameOnCard: "Naveed Akhtar", cardNumber: "4242424242424242", expiryDate: "12/28", cvv: "123" };

const jobIdRoutes = ["/acceptjob", "/acceptcustomerinfo"] as const;

async function walkAsVisitor(): Promise<Walk> {
  await makePlumber();
  const [handyman] = await call(undefined, listDirectory, { query: { city: "Islamabad" } });
  const page = visits({ [pathTo("handyman", handyman?.id)]: "Verified at our office" });
  return { who: undefined, visits: withMore([...publicScreens, ...page], visitorBringsUp) };
}

async function walkAsProvider(): Promise<Walk> {
  const email = await makePlumber();
  const who = await logIn(email);
  const [accepted, arrived, detailed, completed] = [
    await makeJob(who, "accepted"),
    await makeJob(who, "arrived", noPin),
    await makeJob(who, "details"),
    await makeJob(who, "details"),
  ];
  const ending = { customerFeedback: "Well done.", customerRating: 5, workStatus: "Completed" } as const;
  await call(who, completeJob, { body: { id: completed, ...ending } });
  const { transaction } = await call(who, performTransaction, { body: { ...card, email, amount: 900 } });
  const steps: readonly Visit[] = [
    { path: `${returnRoute}?id=${transaction.id}`, shows: "Transaction successful!" },
    { path: jobIdRoutes[0], shows: "Rules of accepting", currentJobId: await postJob() },
    { path: jobIdRoutes[1], shows: "Ayesha Siddiqui", currentJobId: accepted },
    { path: pathTo("arrival", accepted), shows: "You must be within 50 meters to mark arrival." },
    { path: pathTo("details", arrived), shows: "Send the price" },
    { path: pathTo("completion", detailed), shows: "Complete the job" },
  ];
  return { who, visits: [...ownScreens, ...steps] };
}

async function walkAsCustomer(): Promise<Walk> {
  const [jobId, completedId] = [await postJob(), await makeCompletedJob()];
  const who = await logIn("ayesha.siddiqui@example.pk");
  const screens = {
    "/jobs": "Follow this job",
    [pathTo("job", jobId)]: "House 12, Street 45, G-9/1",
    [pathTo("editJob", jobId)]: "Change your job",
    "/profile": "Account Settings",
    "/payment": "Due Payments",
    "/creditcard": "Pay Now",
    "/walletpayments": "Picture of the receipt",
    [pathTo("job", completedId)]: "How do you pay?",
    "/notices": "Please confirm the work: Plumbing Installation",
  };
  return { who, visits: [...visits(screens), ...customerScreens] };
}

async function walkAsContractor(): Promise<Walk> {
  const who = await logIn("contractor@example.pk");
  const { id } = await call(who, proposeContract, { body: proposal });
  return { who, visits: [...contractScreens, ...visits({ [pathTo("contract", id)]: "Nobody is on the crew yet." })] };
}

/** Makes one sum for the ledger that is wider than a phone. */
async function payWideAmount(): Promise<void> {
  const email = await makePlumber();
  await call(await logIn(email), performTransaction, { body: { ...card, email, amount: 8_765_432.1 } });
}

async function walkAsOffice(): Promise<Walk> {
  const who = await logInOffice();
  // Makes an entry for the audit.
  await call(who, updateOfficeSettings, { body: { offerMinutes: 30 } });
  await makePayablePlumber();
  await payWideAmount();
  const { batch } = await call(who, preparePayouts, { body: {} });
  const { id: contractId } = await call(await logIn("contractor@example.pk"), proposeContract, { body: proposal });
  const [sana] = await call(who, listProviders, { query: { search: "sana.malik@example.pk" } });
  const message = "My tap leaks, and nobody has called me.";
  // A subject as the portal fills it in, in English: the words of a person for an office in Urdu.
  const subjectName = "Wrong day: Bilal Khan, 26-Nov-2026";
  const sender = { firstName: "Zara", lastName: "Baig", email: "zara.baig@example.pk", phoneNumber: "03451234567" };
  await call(undefined, createComplain, { body: { ...sender, subjectName, inquiry: message } });
  const [inquiry] = await call(who, listInquiries, {});
  const [customer] = await call(who, listCustomers, { query: { search: "ayesha.siddiqui@example.pk" } });
  const single = {
    [pathTo("deskProvider", sana?.id)]: "Sana Malik",
    [pathTo("deskJob", await postJob())]: "Job posted",
    [pathTo("deskJob", await makeJob(await logIn(await makePlumber()), "details"))]: "Details submitted",
    [pathTo("deskJobBeside", await postJob())]: "Open the whole page",
    [pathTo("deskBatch", batch.id)]: "Naveed Akhtar",
    [pathTo("deskContract", contractId)]: "Warehouse roof",
    [pathTo("deskCustomer", customer?.id)]: "ayesha.siddiqui@example.pk",
    [pathTo("deskAccount", customer?.id)]: "Account of Ayesha Siddiqui",
    [pathTo("deskInquiry", inquiry?.id)]: message,
  };
  return { who, visits: withMore([...deskScreens, ...visits(single)], officeBringsUp) };
}

export const walks = {
  "a visitor": walkAsVisitor,
  "a provider with work at hand": walkAsProvider,
  "a provider who waits for the office": async () => ({
    who: await logIn("sana.malik@example.pk"),
    visits: visits({ "/pending": "CNIC, front", "/profile": "Verification", "/home": "Welcome to Hunarmand" }),
  }),
  "a provider without any work": async () => ({ who: await logIn(await makePlumber()), visits: emptyScreens }),
  "a provider with a past": async () => ({ who: await logIn("ali.raza@example.pk"), visits: finishedScreens }),
  "a customer": walkAsCustomer,
  "a contractor": walkAsContractor,
  "the office": walkAsOffice,
} as const satisfies Record<string, () => Promise<Walk>>;

/** A push walks over the screens of these people, the night over everyone's. */
export const walkersOfPush: readonly string[] = ["a provider with work at hand"] satisfies (keyof typeof walks)[];

/** The paths and the routes with an id that the walks cover. */
export const walkedRoutes: readonly string[] = [
  ...[...publicScreens, ...ownScreens, ...customerScreens, ...contractScreens, ...deskScreens].map(({ path }) =>
    path.replace(/\?.*/, ""),
  ),
  ...Object.values(idRoutes),
  ...jobIdRoutes,
  returnRoute,
];
