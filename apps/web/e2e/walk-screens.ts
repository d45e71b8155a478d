import { proposeContract } from "@hunarmand/contract/contracts";
import { completeJob } from "@hunarmand/contract/jobs";
import { listProviders } from "@hunarmand/contract/office";
import { performTransaction } from "@hunarmand/contract/payments";
import { preparePayouts } from "@hunarmand/contract/payouts";
import { generatePath } from "react-router";
import { proposal } from "./contract-proposal.ts";
import type { Visit } from "./every-look.ts";
import { makePayablePlumber } from "./make-owed.ts";
import { call, logIn, logInOffice, makeJob, makePlumber, noPin, type Person, postJob } from "./portal-api.ts";

/** Somebody, and every screen that is theirs; what a screen needs is made first. */
export interface Walk {
  who: Person | undefined;
  visits: readonly Visit[];
}

const visits = (screens: Readonly<Record<string, string>>): Visit[] =>
  Object.entries(screens).map(([path, shows]) => ({ path, shows }));

const publicScreens = visits({
  "/home": "Welcome to Hunarmand",
  "/login": "Remember Me",
  "/forgetpassword": "Send code",
  "/signup": "Signup Here!",
  "/success": "You have signed up",
  "/pending": "Your account is pending verification",
  "/office/login": "Office Login",
  "/office/invitation": "Welcome to the office",
  "/contact-us": "Send us a message",
  "/support": "Asked most often",
  "/careers": "Application form",
  "/complains": "Make a complaint",
  "/about-us": "Our story",
  "/faqs": "What is Hunarmand?",
  "/subscription": "Subscription",
  "/admin-agents": "Our desks",
  "/providers": "kinds of work",
  "/dispatch-rule": "Same area first",
  "/termsconditions": "Terms of Service",
  "/installations": "PKR",
  "/construction": "PKR",
  "/repairer": "PKR",
  "/specialists": "PKR",
  "/domestic": "PKR",
  "/jobs": "A verified handyman at your door",
  "/jobs/new": "What has to be done?",
});

const ownScreens = visits({
  "/home": "Welcome to Hunarmand",
  "/notices": "Notices",
  "/requestedjobs": "Installations - Plumbing Installation",
  "/activejobs": "View Location",
  "/completedjobs": "PKR 4,500",
  "/reviews": "My Reviews & Feedbacks",
  "/profile": "Take new job offers",
  "/profilepicture": "Save Changes",
  "/editprofile": "Akhtar Ali",
  "/accountsettings": "Change Password",
  "/changepassword": "Confirm New Password",
  "/payment": "Due Payments",
  "/paymentmethods": "Add Credit/Debit Card",
  "/creditcard": "Pay Now",
  "/walletpayments": "Picture of the receipt",
  "/paymenthistory": "PKR 900",
  "/payment-history": "PKR 900",
  "/transactions": "PKR 900",
  "/earnings": "Earnings",
  "/statement": "Statement",
  "/payoutaccount": "Owed to you now",
  "/signindetails": "Sign-in details",
});

/** Screens of one job, provider, batch or contract; each walk makes what it shows. */
const idRoutes = {
  arrival: "/acceptarrival/:id",
  details: "/acceptjobdetailssubmission/:id",
  completion: "/jobcompletion/:id",
  job: "/jobs/:id",
  editJob: "/jobs/:id/edit",
  deskProvider: "/office/providers/:id",
  deskJob: "/office/jobs/:id",
  deskBatch: "/office/payouts/:id",
  deskContract: "/office/contracts/:id",
} as const;
const pathTo = (route: keyof typeof idRoutes, id = "") => generatePath(idRoutes[route], { id });

const jobIdRoutes = ["/acceptjob", "/acceptcustomerinfo"] as const;

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
  const card = { nameOnCard: "Naveed Akhtar", cardNumber: "4242424242424242", expiryDate: "12/28", cvv: "123" };
  await call(who, performTransaction, { body: { ...card, email, amount: 900 } });
  const steps: readonly Visit[] = [
    { path: jobIdRoutes[0], shows: "Privacy and safety", currentJobId: await postJob() },
    { path: jobIdRoutes[1], shows: "Ayesha Siddiqui", currentJobId: accepted },
    { path: pathTo("arrival", accepted), shows: "You must be within 50 meters to mark arrival." },
    { path: pathTo("details", arrived), shows: "Send job details" },
    { path: pathTo("completion", detailed), shows: "Complete the job" },
  ];
  return { who, visits: [...ownScreens, ...steps] };
}

async function walkAsCustomer(): Promise<Walk> {
  const jobId = await postJob();
  const who = await logIn("ayesha.siddiqui@example.pk");
  const screens = {
    "/jobs": "Follow this job",
    [pathTo("job", jobId)]: "House 12, Street 45, G-9/1",
    [pathTo("editJob", jobId)]: "Change your job",
    "/profile": "Account Settings",
    "/payment": "Due Payments",
    "/creditcard": "Pay Now",
    "/walletpayments": "Picture of the receipt",
    "/notices": "Notices",
  };
  return { who, visits: visits(screens) };
}

const contractScreens = visits({
  "/contracts": "One crew, one agreement",
  "/contracts?section=new": "Submit Proposal",
  "/contracts?section=active": "Active contracts retrieved successfully.",
  "/contracts?section=requested": "Requested contracts retrieved successfully.",
  "/contracts?section=past": "Past contracts retrieved successfully.",
  "/contracts?section=quote": "Your quotes",
});

const deskScreens = visits({
  "/office": "What waits",
  "/office/providers": "CNIC",
  "/office/jobs": "Ayesha Siddiqui",
  "/office/jobs/new": "New job for a caller",
  "/office/cash": "Cash",
  "/office/ledger": "The books balance.",
  "/office/payments": "Payments",
  "/office/received-payments": "Received payments",
  "/office/corrections": "Corrections",
  "/office/payouts": "Prepare a batch",
  "/office/reports": "In this time",
  "/office/security": "Set up one-time codes",
  "/office/contracts": "Contracts",
  "/office/quotes": "Quotes",
  "/office/inquiries": "Inquiries",
  "/office/reviews": "Reviews",
  "/office/catalogue/cities": "Rawalpindi",
  "/office/catalogue/skills?parentId=1": "AC Installation",
  "/office/outbox": "Outbox",
  "/office/templates": "Texts of notices",
  "/office/staff": "office@example.pk",
  "/office/settings": "Fee and offers",
  "/office/audit": "Audit",
});

async function walkAsOffice(): Promise<Walk> {
  const who = await logInOffice();
  await makePayablePlumber();
  const { batch } = await call(who, preparePayouts, { body: {} });
  const { id: contractId } = await call(await logIn("contractor@example.pk"), proposeContract, { body: proposal });
  const [sana] = await call(who, listProviders, { query: { search: "sana.malik@example.pk" } });
  const single = {
    [pathTo("deskProvider", sana?.id)]: "Sana Malik",
    [pathTo("deskJob", await postJob())]: "Job posted",
    [pathTo("deskBatch", batch.id)]: "Naveed Akhtar",
    [pathTo("deskContract", contractId)]: "Warehouse roof",
  };
  return { who, visits: [...deskScreens, ...visits(single)] };
}

/** All screens of the portal, by the person whose they are. */
export const walks: Readonly<Record<string, () => Promise<Walk>>> = {
  "a visitor": async () => ({ who: undefined, visits: publicScreens }),
  "a provider with work at hand": walkAsProvider,
  "a provider who waits for the office": async () => ({
    who: await logIn("sana.malik@example.pk"),
    visits: visits({ "/pending": "CNIC, front", "/profile": "Verification", "/home": "Welcome to Hunarmand" }),
  }),
  "a customer": walkAsCustomer,
  "a contractor": async () => ({ who: await logIn("contractor@example.pk"), visits: contractScreens }),
  "the office": walkAsOffice,
};

/** What the walks lead to, as paths and as routes with an id. */
export const walkedRoutes: readonly string[] = [
  ...[...publicScreens, ...ownScreens, ...contractScreens, ...deskScreens].map(({ path }) => path.replace(/\?.*/, "")),
  ...Object.values(idRoutes),
  ...jobIdRoutes,
];
