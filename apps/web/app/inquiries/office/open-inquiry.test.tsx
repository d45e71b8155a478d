import type { DeskInquiry } from "@hunarmand/api/inquiries/office";
import { expect, test, vi } from "vitest";
import { done, type FakedReplies } from "../../../test-setup/faked-server.ts";
import { jobId } from "../../../test-setup/job-replies.ts";
import { fill, findButton, findField, press, tick } from "../../../test-setup/screen-person.ts";
import { nextFrames, readPage, readToast, wait, waitFor } from "../../../test-setup/screen-reading.ts";
import { visit, waitForPath } from "../../../test-setup/visit.ts";
import { withResolvers } from "../../shared/parts/with-resolvers.ts";
import { setLanguage } from "../../shared/texts/messages.ts";

const id = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11";
const other = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a12";
const at = "2026-05-01T08:00:00.000Z";
const job = {
  id: jobId,
  jobNumber: "H-10482",
  skill: "AC Installation",
  status: "Completed",
  createdDate: at,
} as const;
const letter = (words: string) => ({ kind: "letter", words, sentDate: at, authorName: null }) as const;
const inquiry: DeskInquiry = {
  ...{ id, reference: "H-ABCDE-FGHJK", kind: "complaint", status: "New", createdDate: at, dueAt: at, answer: null },
  ...{ resolvedDate: null, nextSteps: ["acknowledge", "handOver", "resolve"] },
  ...{ name: "Ayesha", email: "ayesha@example.pk" },
  ...{ phoneNumber: "+923031234567", subject: null, message: "The tap still drips.", position: null },
  ...{ reopenMessage: null, jobId, reason: null, takenBy: null },
  ...{ job, contract: null, jobs: [job], others: [] },
  thread: [letter("The tap still drips.")],
  colleagues: [{ id: other, name: "Bilal Ahmed" }],
  sender: { id: other, kind: "customer", name: "Ayesha Siddiqui", isProven: true },
};

function open(shown: Partial<DeskInquiry> = {}, replies: FakedReplies = {}, role: "Support" | "Owner" = "Support") {
  const one = { ...inquiry, ...shown };
  const { sender: _sender, job: _job, contract: _contract, jobs: _jobs, others: _others, ...more } = one;
  const { thread: _thread, colleagues: _colleagues, ...row } = more;
  const list = [row, { ...row, id: other, name: "Bushra" }];
  return visit({
    path: `/office/inquiries/${id}`,
    who: { role },
    replies: { "Admin/inquiries": { body: list }, [`inquiries/${id}`]: { body: one }, ...replies },
  });
}

const panel = () => document.querySelector(".desk-detail");
const links = () => [...(panel()?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));

test("beside the words are the job of the complaint, the person, their jobs and their other inquiries", async () => {
  const words = { message: "Hello", answer: "Hi" };
  const earlier = { ...words, id: other, kind: "support", status: "Resolved", createdDate: at } as const;
  await open({ others: [earlier] });
  await readPage("The tap still drips.");
  for (const path of [`/office/jobs/${jobId}`, `/office/customers/${other}`, `/office/inquiries/${other}`])
    expect(links()).toContain(path);
  expect(panel()?.textContent).toContain("Open the job H-10482, AC Installation");
});

test("a complaint about a contract names it, with a link for those who may open contracts", async () => {
  const contract = { id: other, projectName: "Warehouse roof" };
  await open({ job: null, contract });
  await readPage("About the contract Warehouse roof");
  expect(links()).not.toContain(`/office/contracts/${other}`);
  await open({ job: null, contract }, {}, "Owner");
  await readPage("About the contract Warehouse roof");
  expect(links()).toContain(`/office/contracts/${other}`);
});

test("a sender without a login is marked as only having the same number", async () => {
  await open({ sender: { id: other, kind: "provider", name: "Ali Raza", isProven: false } });
  await readPage("The sender was not logged in. This person has the same phone number.");
  expect(links()).toContain(`/office/providers/${other}`);
});

test("a ready answer is one press, Ctrl+Enter sends it, and the next inquiry opens", async () => {
  const isNext = { body: { ...inquiry, id: other, name: "Bushra", thread: [letter("Please call me.")] } };
  await open({}, { resolve: done("Answer sent.", { status: "Resolved" }), [`inquiries/${other}`]: isNext });
  await press("We are sorry");
  const words = "We are sorry, Ayesha. We spoke with the handyman. We will call you today.";
  await waitFor(() => expect(findField("answer")?.value).toBe(words));
  const field = findField("answer");
  expect(document.activeElement).toBe(field);
  field?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true, cancelable: true }));
  await readToast("Answer sent.");
  await waitForPath(`/office/inquiries/${other}`);
  await readPage("Please call me.");
});

test("a person who opens another desk before the reply to the answer stays there", async () => {
  const { promise: after, resolve: reply } = withResolvers<void>();
  await open({}, { resolve: { ...done("Sent to Ayesha.", { status: "Resolved" }), after } });
  await press("We are sorry");
  await press("Send the answer");
  (await wait(() => document.querySelector<HTMLElement>("a[href='/office/customers']"), "desk of customers")).click();
  await wait(() => !findField("answer"), "page without the inquiry");
  reply();
  await readToast("Sent to Ayesha.");
  await nextFrames();
  await waitForPath("/office/customers");
});

test("the thread has each letter and each answer with its time and its author", async () => {
  const later = (minute: number) => `2026-05-02T08:0${minute}:00.000Z`;
  const thread = [
    letter("The tap still drips."),
    { kind: "answer", words: "We come today.", sentDate: later(1), authorName: "Nadia" },
    { kind: "reopening", words: "Nobody came.", sentDate: later(2), authorName: null },
    { kind: "answer", words: "We come now.", sentDate: later(3), authorName: null },
  ] as const;
  await open({ thread: [...thread], status: "Resolved", nextSteps: [] });
  await readPage("We come now.");
  const items = [...document.querySelectorAll(".inquiry-thread > li")].map(({ textContent }) => textContent ?? "");
  expect(items.map((text, index) => text.endsWith(thread[index]?.words ?? "?"))).toEqual([true, true, true, true]);
  const starts = ["Ayesha wrote, ", "Nadia answered, ", "Ayesha opened it again, ", "Our answer, "];
  expect(starts.filter((start, index) => !items[index]?.startsWith(start))).toEqual([]);
});

test("an inquiry is handed to a colleague by name, with a word", async () => {
  await open({}, { "hand-over": done("The inquiry is your colleague's now.", { status: "Acknowledged" }) });
  const sent = vi.spyOn(window, "fetch");
  await press("Hand it over");
  await fill({ colleagueId: other, words: "They call back at five." });
  await press("Hand it over");
  await readToast("The inquiry is your colleague's now.");
  const [, request] = sent.mock.calls.find(([to]) => String(to).endsWith("/hand-over")) ?? [];
  expect(JSON.parse(String(request?.body))).toEqual({ colleagueId: other, words: "They call back at five." });
});

test("a note mentions colleagues who are ticked, by their ids", async () => {
  await open();
  const sent = vi.spyOn(window, "fetch");
  await press("Write a note");
  await fill({ words: "Do you know this house?" });
  await tick("Bilal Ahmed");
  await press("Save the note");
  const isSaved = ([, request]: Parameters<typeof fetch>) => request?.method === "POST";
  const [to, request] = await wait(() => sent.mock.calls.find(isSaved), "saved note");
  expect(String(to)).toContain(`${id}/notes`);
  expect(JSON.parse(String(request?.body))).toEqual({ words: "Do you know this house?", mentionedIds: [other] });
});

test("a note shows whom it mentions, and without colleagues there is nobody to tick", async () => {
  const mentioned = [{ id: other, name: "Bilal Ahmed" }];
  const note = { id, words: "Do you know this house?", authorName: "Nadia", createdDate: at, mentioned };
  await open({ colleagues: [] }, { [`inquiries/${id}/notes`]: { body: [note] } });
  await readPage("@Bilal Ahmed");
  await press("Write a note");
  await wait(() => findField("words"), "field of the note");
  expect(findField("mentionedIds")).toBeNull();
});

test("the list can show only what is overdue", async () => {
  await open();
  const sent = vi.spyOn(window, "fetch");
  await fill({ late: "yes" });
  const addresses = () => sent.mock.calls.map(([to]) => new URL(String(to), "http://localhost"));
  const isLate = ({ pathname, searchParams }: URL) =>
    pathname.endsWith("/Admin/inquiries") && searchParams.get("late") === "yes";
  await wait(() => addresses().some(isLate), "request for what is overdue");
});

test("nobody can hand over an inquiry that is answered, nor without colleagues", async () => {
  await open({ status: "Resolved", nextSteps: [] });
  await readPage("The tap still drips.");
  expect(findButton("Hand it over")).toBeUndefined();
  await open({ colleagues: [] });
  await wait(() => findButton("Take it"), "button to take it");
  expect(findButton("Hand it over")).toBeUndefined();
});

test("an inquiry in progress says whose it is, and nobody can take it again", async () => {
  await open({ status: "Acknowledged", takenBy: "Nadia", nextSteps: ["resolve"] });
  await wait(() => panel()?.textContent?.includes("In progress: Nadia"), "name of who took it");
  expect(findButton("Take it")).toBeUndefined();
  expect(document.querySelector(".desk-main")?.textContent).toContain("In progress: Nadia");
});

test("a ready answer in Urdu has no hidden signs, which the portal would refuse", async () => {
  await setLanguage("ur");
  try {
    await open();
    await wait(() => document.querySelector(".ready-answers button"), "ready answers");
    document.querySelector<HTMLButtonElement>(".ready-answers button")?.click();
    await waitFor(() => expect(findField("answer")?.value).toContain("Ayesha"));
    expect(findField("answer")?.value).not.toMatch(/\p{Cf}/u);
  } finally {
    await setLanguage("en");
  }
});
