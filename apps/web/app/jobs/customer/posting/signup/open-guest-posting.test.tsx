import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failing } from "../../../../../test-setup/faked-server.ts";
import { followedJob, followedJobId } from "../../../../../test-setup/followed-job.ts";
import { fill, press } from "../../../../../test-setup/screen-person.ts";
import { readPage, readToast, waitFor } from "../../../../../test-setup/screen-reading.ts";
import { leave, visit, waitForPath } from "../../../../../test-setup/visit.ts";
import { emptyDraft } from "../job-draft.ts";
import { keepDraft } from "../kept-draft.ts";

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  await leave();
  vi.restoreAllMocks();
});

const typed = {
  ...{ category: "Installations", skill: "AC Installation", city: "Islamabad", area: "G-9", address: "House 12" },
  phoneNumber: "03031234567",
};
const token = `e30.${btoa(JSON.stringify({ sub: "someone", role: "Customer" }))}.signature`;
const message = "Job posted successfully.";
const posted = { status: 201, body: { message, jobId: followedJobId, jobNumber: "H-10483" } };

const keepTyped = () => keepDraft({ draft: { ...emptyDraft, ...typed }, step: "review" });

/** Opens the review. Returns the keys of the postings that are sent. */
async function open(begin: () => void, reply: object): Promise<string[]> {
  await visit({
    ...{ path: "/jobs/new", begin },
    replies: {
      "send-login-code": { body: { message: "We have sent a code to your phone.", ticket: "a-ticket" } },
      "login-code": { body: { message: "Login successful!", token, role: "Customer" } },
      "create-job": reply,
      [`Job/${followedJobId}`]: { body: followedJob },
    },
  });
  const keys: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    if (address.endsWith("create-job")) keys.push(new Headers(init?.headers).get("idempotency-key") ?? "");
    return fetch(address, init);
  });
  return keys;
}

let headings: string[] = [];

/** A guest types the right code. */
async function confirm(reply: object): Promise<string[]> {
  const keys = await open(keepTyped, reply);
  await readPage("Last step: check and send");
  headings = [...document.querySelectorAll("main h1, main h2")].map(
    ({ tagName, textContent }) => `${tagName} ${textContent}`,
  );
  await fill({ fullName: "Hina Aslam" });
  await press("Send code");
  // Its last digit sends it.
  await fill({ code: "123456" });
  return keys;
}

test("a guest's right code logs in and posts the job once", async () => {
  const keys = await confirm(posted);
  expect(headings).toEqual(["H1 Last step: check and send"]);
  await readToast(message);
  await waitForPath(`/jobs/${followedJobId}`);
  expect(keys).toHaveLength(1);
});

test("the button leads a guest to the empty field in the middle of the screen, with what is missing in red", async () => {
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  await open(() => keepDraft({ draft: { ...emptyDraft, ...typed, phoneNumber: "" }, step: "review" }), posted);
  await fill({ fullName: "Hina Aslam" });
  await press("Send code");
  const phone = document.querySelector("main [name=phoneNumber]");
  await waitFor(() => expect(document.activeElement).toBe(phone));
  expect(scroll).toHaveBeenLastCalledWith({ block: "center" });
  expect(scroll.mock.contexts).toContain(phone);
  await readPage("Please type your mobile number.");
  expect([...document.querySelectorAll("main [aria-invalid=true]")]).toEqual([phone]);
});

test("a guest reads in two lines what they send, and a tap opens all of it with the ways to change it", async () => {
  const draft = { ...emptyDraft, ...typed, description: "AC thanda nahi karta" };
  await visit({ path: "/jobs/new", begin: () => keepDraft({ draft, step: "review" }) });
  await readPage("AC thanda nahi karta");
  const check = document.querySelector("main details");
  expect(check?.querySelector("summary")?.textContent).toBe(
    "AC thanda nahi kartaChangeHouse 12, G-9, Islamabad · As soon as possible",
  );
  expect(check?.hasAttribute("open")).toBe(false);
  await press("Change the place");
  await readPage("Where is the work?");
});

test("a guest reads in short what they send, then come name and number, then who can come", async () => {
  await visit({
    ...{ path: "/jobs/new", begin: keepTyped },
    replies: {
      "work-facts/AC Installation": {
        body: { usualPrice: { from: 3_000, to: 8_000 }, exactPrices: [], postedJobs: [], cities: [] },
      },
    },
  });
  await readPage("Usually PKR 3,000 to 8,000, plus any materials.");
  const name = document.querySelector("main [name=fullName]");
  const price = document.querySelector("main .work-price");
  expect(name?.compareDocumentPosition(price as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const brief = document.querySelector("main summary");
  expect(name?.compareDocumentPosition(brief as Node)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  for (const text of ["House 12", "As soon as possible", "AC Installation", "PKR 3,000 to 8,000, plus any materials"])
    expect(brief?.textContent).toContain(text);
  expect(brief?.textContent).not.toContain("Cash");
  expect(document.querySelector("main .thumb-bar")?.textContent).toContain("Send code");
});

test("a posting that fails after the right code says so in sight, and the next press repeats it", async () => {
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  const keys = await confirm({ ...failing, changes: { "create-job": posted } });
  await readPage("Something went wrong. Please try again later.");
  await waitFor(() => expect(scroll.mock.contexts).toContain(document.querySelector("main [role=alert]")));
  expect(document.querySelector("main [name=code]")).toBeNull();
  await press("Post the job");
  await waitForPath(`/jobs/${followedJobId}`);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test("a posting whose reply was lost is not a second job when the page was reloaded", async () => {
  const before = await confirm(failing);
  await readPage("Something went wrong. Please try again later.");
  const stored = Object.entries(localStorage);
  const after = await open(() => {
    for (const [key, value] of stored) localStorage.setItem(key, String(value));
  }, posted);
  await press("Post the job");
  await waitForPath(`/jobs/${followedJobId}`);
  expect(after).toEqual(before);
});
