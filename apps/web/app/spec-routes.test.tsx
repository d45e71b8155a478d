import { expect, test } from "vitest";
import { type FakedReplies, refusing } from "../test-setup/faked-server.ts";
import { idleReplies } from "../test-setup/idle-provider.ts";
import { acceptedJob, arrivedJob, detailedJob, jobId, offeredJob } from "../test-setup/job-replies.ts";
import { press } from "../test-setup/screen-person.ts";
import { readDialog, readPage, wait } from "../test-setup/screen-reading.ts";
import { email, provider, type Someone, unreadable } from "../test-setup/signed-in.ts";
import {
  loginPaths,
  publicScreens,
  type RouteRow,
  signedInScreens,
  verifiedOnly,
} from "../test-setup/spec-routes/screens.ts";
import { visit, waitForPath } from "../test-setup/visit.ts";

const naveed: Someone = { ...provider, username: "Naveed Akhtar" };
const listOfRequests = `handyman-requested-jobs/${email}`;

async function expectScreen({ path, heading, shows = [] }: RouteRow): Promise<void> {
  const findHeadings = () => [...document.querySelectorAll("main h1")].map(({ textContent }) => textContent);
  await wait(
    () => findHeadings().includes(heading),
    () => `heading "${heading}", but "${findHeadings()}"`,
  );
  await waitForPath(path);
  await wait(() => /^.+ \| Hunarmand$/.test(document.title), `title of ${path}`);
  expect(document.querySelector("header")).not.toBeNull();
  // It is loaded after what the screen shows.
  await wait(() => document.querySelector("footer"), "footer");
  const main = () => document.querySelector("main")?.textContent ?? "";
  for (const text of shows) {
    await wait(
      () => main().includes(text),
      () => `"${text}" in ${main()}`,
    );
  }
}

test.each(publicScreens)("$path shows its screen to a visitor", async (row) => {
  await visit({ path: row.path });
  await expectScreen(row);
});

test.each(signedInScreens)("$path shows its screen to a provider", async (row) => {
  await visit({ path: row.path, who: naveed, replies: idleReplies });
  await expectScreen(row);
});

const card = "Installations - Plumbing Installation";
const details = (body: object): FakedReplies => ({ [`job-details/${jobId}`]: { body } });
const stepRows: readonly (RouteRow & { currentJobId?: string; replies: FakedReplies })[] = [
  {
    ...{ path: "/requestedjobs", heading: "Requested Jobs", replies: { [listOfRequests]: { body: [offeredJob] } } },
    shows: [card, "City", "Area", "Created", "Accept", "Reject"],
  },
  {
    ...{ path: "/acceptjob", heading: "Accept Job", shows: ["I Agree & Continue", "Arrive on time."] },
    ...{ currentJobId: jobId, replies: { [listOfRequests]: { body: [offeredJob] } } },
  },
  {
    ...{ path: "/acceptcustomerinfo", heading: "Customer Info", currentJobId: jobId },
    replies: details({ ...acceptedJob, email: "ayesha@example.pk", phoneNumber: "03215550123" }),
    shows: [
      ...["Customer", "Email", "Phone", "City", "Area", "Category", "Skill", "Navigate", "Proceed Further"],
      ...["Requested", "Accepted", "In Progress", "Job Details", "Completed"],
    ],
  },
  {
    ...{ path: `/acceptarrival/${jobId}`, heading: "Arrival" },
    replies: {
      ...details(acceptedJob),
      [`customer-coordinates/${jobId}`]: { body: { latitude: null, longitude: null } },
    },
  },
  {
    ...{ path: `/acceptjobdetailssubmission/${jobId}`, heading: "Job Details", replies: details(arrivedJob) },
    shows: ["Duration", "Price, materials included (PKR)", "Description", "Location", "Status"],
  },
  {
    ...{ path: `/jobcompletion/${jobId}`, heading: "Job Completion", replies: details(detailedJob) },
    shows: ["Feedback", "Rating", "Work Status"],
  },
  {
    ...{ path: "/activejobs", heading: "Active Jobs" },
    shows: [card, "View Location", "Mark as Completed", "Location coordinates not available."],
    replies: {
      [`handyman-active-jobs/${email}`]: {
        body: [detailedJob, { ...acceptedJob, pinLocationLatitude: null, pinLocationLongitude: null }],
      },
    },
  },
];

test.each(stepRows)("$path shows its step to the provider of the job", async (row) => {
  await visit({ ...row, who: naveed });
  await expectScreen(row);
});

test.each(loginPaths)("without a session %s redirects to the login", async (path) => {
  await visit({ path });
  await waitForPath("/login");
  await wait(() => document.querySelector("main h1")?.textContent === "Login", "login");
  expect(document.querySelector("dialog")).toBeNull();
});

test.each([...verifiedOnly, "/reviews", "/paymenthistory", "/transactions"])(
  "with a token that has no email %s says that the session has ended",
  async (path) => {
    await visit({ path, who: unreadable });
    await readDialog("Session Expired - Please login again.");
    await press("OK");
    await waitForPath("/login");
  },
);

test.each(verifiedOnly)("an unverified provider is redirected from %s to /pending", async (path) => {
  const refusal = refusing("provider-not-verified");
  const replies = { [`handyman-active-jobs/${email}`]: refusal, [`completed-jobs/${email}`]: refusal };
  await visit({ path, who: { ...provider, status: "Pending" }, replies: { ...replies, [listOfRequests]: refusal } });
  await waitForPath("/pending");
});

test.each(["/", "/nothing-here", "/home/nothing", "/acceptarrival/1/2"])("%s redirects to /home", async (path) => {
  await visit({ path });
  await waitForPath("/home");
  await readPage("Welcome to Hunarmand");
});

test("the office's address redirects to its own login", async () => {
  await visit({ path: "/office" });
  await waitForPath("/office/login");
});

async function goFrom(step: string): Promise<void> {
  const screen = await visit({ path: "/home", who: provider, currentJobId: jobId, replies: idleReplies });
  await readPage("Welcome to Hunarmand");
  localStorage.setItem("lastVisitedStep", step);
  await screen.go("/requestedjobs");
}

test.each(["/acceptjob", "/activejobs", "/reviews", "/payment", "/accountsettings"])(
  "the requests redirect to the last visited step: %s",
  async (step) => {
    await goFrom(step);
    await waitForPath(step);
  },
);

test.each(["/requestedjobs", "/about-us", "https://elsewhere.example/acceptjob", "//elsewhere.example"])(
  "the requests do not redirect to an unknown step: %s",
  async (step) => {
    await goFrom(step);
    await readPage("No requested jobs found currently.");
    await waitForPath("/requestedjobs");
  },
);
