import { acknowledgeInquiry, type DeskInquiry, resolveInquiry } from "@hunarmand/api/inquiries/office";
import { assignJob } from "@hunarmand/api/jobs/office-steps";
import { approveWalletPayment } from "@hunarmand/api/payments/office";
import { verifyProvider } from "@hunarmand/api/providers/office";
import type { DueItem } from "@hunarmand/api/staff/inbox";
import { makePublicSettings } from "@hunarmand/api/staff/public-settings";
import { afterEach, expect, test, vi } from "vitest";
import { done, type FakedReplies } from "../../../test-setup/faked-server.ts";
import { fill, findButton, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, wait, waitFor } from "../../../test-setup/screen-reading.ts";
import { leave, visit, waitForPath } from "../../../test-setup/visit.ts";
import { publishOffice } from "../../shared/office/office.tsx";
import { isDecision } from "./find-task.ts";
import type { TaskKind } from "./tour-task.ts";

const settings = { platformFeePercent: 10, offerRoundSize: 20, offerMinutes: 30, urgentOfferMinutes: 10, contact: {} };
const publish = (demoPassword?: string) => publishOffice(makePublicSettings({ ...settings, demoPassword }));
afterEach(async () => {
  publish();
  await leave();
});

const id = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11";
const at = "2026-05-01T08:00:00.000Z";
const item = (kind: TaskKind): DueItem => ({
  ...{ kind, id, who: "Ayesha Siddiqui", work: null, place: null, number: null, amount: null },
  ...{ since: at, deadline: null },
});
const inquiry: DeskInquiry = {
  ...{ id, reference: "H-ABCDE-FGHJK", kind: "support", status: "New", createdDate: at, dueAt: at, answer: null },
  ...{ resolvedDate: null, nextSteps: ["acknowledge", "resolve"], name: "Ayesha", email: null },
  ...{ phoneNumber: "+923031234567", subject: null, message: "Where is my receipt?", position: null },
  ...{ reopenMessage: null, jobId: null, reason: null, takenBy: null },
  ...{ job: null, contract: null, jobs: [], others: [], thread: [], colleagues: [], sender: null },
};

const findTour = () => document.querySelector('[role="dialog"].office-tour');
const findCard = () => document.querySelector('section[aria-label="Now a real decision"]');

/** Opens the inbox as a person who has not seen the tour, and goes on to its last step. Returns what it asked for. */
async function walkToEnd(role: string, replies: FakedReplies) {
  const { go } = await visit({ path: "/office/security", who: { role }, replies: { Admin: { body: {} }, ...replies } });
  localStorage.removeItem("officeTour");
  const asked = vi.spyOn(window, "fetch");
  await go("/office");
  const readProgress = () => findTour()?.textContent?.match(/Step (\d) of (\d)/);
  for (let step = 1, last = 1; step <= last; step++) {
    const progress = await wait(() => Number(readProgress()?.[1]) === step && readProgress(), `step ${step}`);
    last = Number(progress[2]);
    if (step < last) findTour()?.querySelector<HTMLElement>(".driver-popover-next-btn")?.click();
  }
  return asked.mock.calls.map(([address]) => String(address));
}

const roles = [
  ["Verifier", "application", "Check this application, then verify it or send it back.", "?kind=application"],
  ["Dispatcher", "job", "Assign a handyman to this waiting job.", "?kind=job"],
  ["Finance", "wallet-payment", "Compare the proof with the amount, then approve it or not.", "?kind=wallet-payment"],
  ["Support", "inquiry", "Read this inquiry, then answer it.", "?kind=inquiry"],
  ["Owner", "contract", "Read this proposal, then accept or reject it.", ""],
] as const;

test.each(roles)("in the demo the tour of a %s ends at a real %s", async (role, kind, text, query) => {
  publish("Hunarmand#2026");
  const asked = await walkToEnd(role, { due: { body: [item(kind)] } });
  expect(findTour()?.querySelector("h2")?.textContent).toBe("Now a real decision");
  expect(findTour()?.textContent).toContain(text);
  expect(findTour()?.textContent).toContain("Open it");
  expect(asked).toContain(`/api/Admin/due${query}`);
});

test("the tour leads to the inquiry, and ends when the server has accepted the answer to it", async () => {
  publish("Hunarmand#2026");
  await walkToEnd("Support", {
    due: { body: [item("inquiry")] },
    "Admin/inquiries": { body: [] },
    [`inquiries/${id}`]: { body: inquiry },
    acknowledge: done("It is in progress.", { status: "Acknowledged" }),
    resolve: done("Answer sent.", { status: "Resolved" }),
  });
  findTour()?.querySelector<HTMLElement>(".driver-popover-next-btn")?.click();
  await waitForPath(`/office/inquiries/${id}`);
  await readPage("Read this inquiry, then answer it.");
  expect(findTour()).toBeNull();
  expect(localStorage.getItem("officeTour"), "the tour was seen").toHaveLength(8);
  await press("Take it");
  await wait(() => document.querySelector(".toast"), "word that it is in progress");
  expect(findCard(), "to take it decides nothing").not.toBeNull();
  await fill({ answer: "It is under Payments." });
  await press("Send the answer");
  await readDialog("Done. That was a real decision.", "The tour is over");
  await waitFor(() => expect(findCard()).toBeNull());
});

test("a decision that somebody else made is replaced by another one, until none is left", async () => {
  publish("Hunarmand#2026");
  const other = { ...item("inquiry"), id: id.replace("11", "12") };
  const empty = { body: [] };
  await visit({
    path: "/office/inquiries",
    who: { role: "Support" },
    replies: { due: { ...empty, changes: { due: { body: [other], changes: { due: empty } } } } },
    begin: () => sessionStorage.setItem("officeTourTask", JSON.stringify({ kind: "inquiry", id, address: "/office" })),
  });
  await readPage("This one is already decided.");
  await press("Take another one");
  await waitForPath(`/office/inquiries/${other.id}`);
  await readPage("This one is already decided.");
  await press("Take another one");
  await readPage("Nothing waits for your decision now. The tour ends here.");
  expect(findButton("Take another one")).toBeUndefined();
  await press("End the tour");
  await waitFor(() => expect(findCard()).toBeNull());
});

test("when nothing waits the tour says so and ends; without the demo it has no such step", async () => {
  publish("Hunarmand#2026");
  await walkToEnd("Support", { due: { body: [] } });
  expect(findTour()?.textContent).toContain("Nothing waits for your decision now. The tour ends here.");
  findTour()?.querySelector<HTMLElement>(".driver-popover-next-btn")?.click();
  await waitFor(() => expect(findTour()).toBeNull());
  expect(findCard()).toBeNull();
  publish();
  const asked = await walkToEnd("Support", { due: { body: [item("inquiry")] } });
  expect(findTour()?.querySelector("h2")?.textContent).toBe("Shortcuts and this tour");
  expect(asked).not.toContain("/api/Admin/due?kind=inquiry");
});

test("only the decision of the same record ends the tour", () => {
  const params = { id };
  for (const [kind, call] of [
    ["application", verifyProvider],
    ["job", assignJob],
    ["wallet-payment", approveWalletPayment],
    ["inquiry", resolveInquiry],
  ] as const) {
    const task = { kind, id, address: "" };
    expect(isDecision(task, call, { params }), kind).toBe(true);
    expect(isDecision(task, call, { params: { id: "another" } }), kind).toBe(false);
    expect(isDecision(task, acknowledgeInquiry, { params }), kind).toBe(false);
  }
});
