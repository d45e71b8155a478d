import { performTransaction } from "@hunarmand/api/payments/payer";
import { checkInEveryLook, open, type Visit } from "./every-look.ts";
import { enter } from "./journey.ts";
import { expect, test } from "./journey.ts";
import { call, logIn, makeJob, makePlumber, type Person, postJob } from "./portal-api.ts";

const publicScreens: readonly Visit[] = [
  { path: "/home", shows: "Welcome to Hunarmand" },
  { path: "/login", shows: "Remember Me" },
  { path: "/forgetpassword", shows: "Send code" },
  { path: "/signup", shows: "Signup Here!" },
  { path: "/success", shows: "You have signed up" },
  { path: "/pending", shows: "Your account is pending verification" },
  { path: "/office/login", shows: "Office Login" },
  { path: "/contact-us", shows: "Send us a message" },
  { path: "/support", shows: "Asked most often" },
  { path: "/careers", shows: "Application form" },
  { path: "/complains", shows: "Make a complaint" },
  { path: "/about-us", shows: "Our story" },
  { path: "/faqs", shows: "What is Hunarmand?" },
  { path: "/termsconditions", shows: "Terms of Service" },
  { path: "/admin-agents", shows: "Our desks" },
  { path: "/providers", shows: "kinds of work" },
  { path: "/dispatch-rule", shows: "Same area first" },
  { path: "/subscription", shows: "Subscription" },
];

const contractScreens: readonly Visit[] = [
  { path: "/contracts", shows: "One crew, one agreement" },
  { path: "/contracts?section=new", shows: "Submit Proposal" },
  { path: "/contracts?section=requested", shows: "Requested contracts retrieved successfully." },
  { path: "/contracts?section=quote", shows: "Your quotes" },
];

const emptyScreens: readonly Visit[] = [
  { path: "/requestedjobs", shows: "No requested jobs found currently." },
  { path: "/activejobs", shows: "No active jobs assigned to you at the moment." },
  { path: "/completedjobs", shows: "No completed jobs found currently." },
  { path: "/reviews", shows: "No reviews found currently." },
  { path: "/profile", shows: "Take new job offers" },
  { path: "/profilepicture", shows: "Save Changes" },
  { path: "/accountsettings", shows: "Change Password" },
  { path: "/changepassword", shows: "Confirm New Password" },
  { path: "/editprofile", shows: "Akhtar Ali" },
  { path: "/payment", shows: "Pkr : 0.00" },
  { path: "/paymentmethods", shows: "Add Credit/Debit Card" },
  { path: "/creditcard", shows: "Pay Now" },
  { path: "/walletpayments", shows: "Picture of the receipt" },
  { path: "/paymenthistory", shows: "No wallet payments found." },
  { path: "/transactions", shows: "No card transactions found." },
  { path: "/earnings", shows: "Nothing earned in this time." },
  { path: "/statement", shows: "Nothing happened on your account in this time." },
  { path: "/payoutaccount", shows: "Tell us where to send it" },
];

/** Screens of a provider with work at hand, by name: the job that some of them need is made first. */
const workScreens: Record<string, (provider: Person) => Promise<Visit>> = {
  requestedjobs: async () => {
    await postJob();
    return { path: "/requestedjobs", shows: "Installations - Plumbing Installation" };
  },
  acceptjob: async () => ({ path: "/acceptjob", shows: "Privacy and safety", currentJobId: await postJob() }),
  acceptcustomerinfo: async (provider) => ({
    path: "/acceptcustomerinfo",
    shows: "Ayesha Siddiqui",
    currentJobId: await makeJob(provider, "accepted"),
  }),
  acceptarrival: async (provider) => ({
    path: `/acceptarrival/${await makeJob(provider, "accepted")}`,
    shows: "You must be within 50 meters to mark arrival.",
  }),
  acceptjobdetailssubmission: async (provider) => ({
    path: `/acceptjobdetailssubmission/${await makeJob(provider, "arrived")}`,
    shows: "Send job details",
  }),
  jobcompletion: async (provider) => ({
    path: `/jobcompletion/${await makeJob(provider, "details")}`,
    shows: "Complete the job",
  }),
  activejobs: async (provider) => {
    await makeJob(provider, "accepted");
    await makeJob(provider, "details");
    return { path: "/activejobs", shows: "View Location" };
  },
};

const finishedScreens: readonly Visit[] = [
  { path: "/notices", shows: "A new job for you" },
  { path: "/completedjobs", shows: "PKR 4,500" },
  { path: "/reviews", shows: "Came on time, worked cleanly and explained everything." },
];

for (const visit of publicScreens) {
  test(`everybody can use ${visit.path}`, async ({ page }) => {
    await open(page, visit);
    await checkInEveryLook(page);
  });
}

for (const visit of contractScreens) {
  test(`everybody can use ${visit.path}`, async ({ page }) => {
    await enter(page, await logIn("contractor@example.pk"));
    await open(page, visit);
    await checkInEveryLook(page);
  });
}

for (const visit of emptyScreens) {
  test(`everybody can use ${visit.path} with nothing in it`, async ({ page }) => {
    await enter(page, await logIn(await makePlumber()));
    await open(page, visit);
    await checkInEveryLook(page);
  });
}

for (const visit of finishedScreens) {
  test(`everybody can use ${visit.path} with work done`, async ({ page }) => {
    await enter(page, await logIn("ali.raza@example.pk"));
    await open(page, visit);
    await checkInEveryLook(page);
  });
}

for (const [name, prepare] of Object.entries(workScreens)) {
  test(`everybody can use /${name} with work at hand`, async ({ page, context }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 33.7, longitude: 73.03, accuracy: 90 });
    const provider = await logIn(await makePlumber());
    const visit = await prepare(provider);
    await enter(page, provider, visit.currentJobId);
    await open(page, visit);
    await checkInEveryLook(page);
  });
}

test("everybody can use transactions", async ({ page }) => {
  const email = await makePlumber();
  const provider = await logIn(email);
  const card = { nameOnCard: "Naveed Akhtar", cardNumber: "4242424242424242", expiryDate: "12/28", cvv: "123" };
  await call(provider, performTransaction, { body: { ...card, email, amount: 900 } });
  await enter(page, provider);
  await open(page, { path: "/transactions", shows: "PKR 900" });
  await checkInEveryLook(page);
});

test("everybody can send papers ahead", async ({ page }) => {
  await enter(page, await logIn("sana.malik@example.pk"));
  await open(page, { path: "/pending", shows: "CNIC, front" });
  await checkInEveryLook(page);
});

test("everybody can use the popup for a new password", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, { path: "/home", shows: "Welcome to Hunarmand" });
  await page.getByRole("banner").getByRole("button", { name: "Forgot Password?" }).click();
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByRole("dialog")).toContainText("Email is required");
  await checkInEveryLook(page);
});

test("everybody can use a question and the answer to it", async ({ page }) => {
  await enter(page, await logIn(await makePlumber()));
  await postJob();
  await open(page, { path: "/requestedjobs", shows: "Installations - Plumbing Installation" });
  await page.getByRole("button", { name: "Reject" }).first().click();
  await expect(page.getByRole("dialog")).toContainText("Do you want to reject this job?");
  await checkInEveryLook(page);
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("dialog")).toContainText("You have rejected the job.");
  await page.keyboard.press("Escape");
  await expect(page.getByText("No requested jobs found currently.")).toBeVisible();
});
