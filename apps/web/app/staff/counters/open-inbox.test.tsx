import type { DueItem } from "@hunarmand/api/staff/inbox";
import { expect, test, vi } from "vitest";
import { press } from "../../../test-setup/screen-person.ts";
import { readPage, waitFor } from "../../../test-setup/screen-reading.ts";
import { visit } from "../../../test-setup/visit.ts";

const id = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11";
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const item = (changes: Partial<DueItem>): DueItem => ({
  ...{ kind: "job", id, who: "Ayesha Siddiqui", work: "AC Installation", place: "G-9, Islamabad", number: "H-10482" },
  ...{ amount: null, since: hoursAgo(3), deadline: null },
  ...changes,
});

/** Opens the inbox as this role; returns its rows when the list is loaded. */
async function openInbox(role: string, due: DueItem[], counters: object = {}) {
  await visit({ path: "/office", who: { role }, replies: { due: { body: due }, Admin: { body: counters } } });
  await readPage(["Nothing is due.", "1 thing is due."][due.length] ?? `${due.length} things are due, oldest first.`);
  return [...document.querySelectorAll(".due-row")];
}

test("each line says what it is, who it is about and how long it waits, and links to its decision", async () => {
  const rows = await openInbox("Owner", [
    item({}),
    item({ kind: "wallet-payment", number: "EP-77", amount: 2_500, since: hoursAgo(30) }),
    item({ kind: "inquiry", who: "Sara", work: null, place: null, deadline: hoursAgo(-2) }),
    item({ kind: "quote", work: "21", place: "Lahore", number: null }),
  ]);
  expect(rows.map((row) => row.querySelector("a")?.getAttribute("href"))).toEqual([
    `/office/jobs/${id}?step=assign`,
    `/office/payments?status=pending&open=${id}`,
    `/office/inquiries/${id}`,
    expect.stringMatching(/^\/office\/quotes\?/),
  ]);
  const [job, payment, inquiry, quote] = rows.map((row) => row.textContent);
  expect(job).toMatch(
    /Job without a handyman.*Ayesha Siddiqui.*AC Installation · G-9, Islamabad.*H-10482.*3\s?hr?\.? ago/,
  );
  expect(payment).toMatch(/EP-77 · PKR 2,500/);
  expect(quote, "exact days").toContain("21 days · Lahore");
  expect(inquiry).toMatch(/Answer promised in \d\s?hr?/);
  expect(rows.map((row) => row.querySelector("time")?.dataset.late)).toEqual([undefined, "true", undefined, undefined]);
});

test("a job without a handyman says by when the customer is called, and is marked once that is past", async () => {
  const rows = await openInbox("Dispatcher", [
    item({ deadline: hoursAgo(1) }),
    item({ id: id.replace(/1$/, "2"), deadline: hoursAgo(-1) }),
  ]);
  expect(rows.map((row) => row.querySelector("time")?.dataset.late)).toEqual(["true", undefined]);
  expect(rows[1]?.textContent).toMatch(/Call promised in \d+\s?(hr|min)/);
});

test("counters of zero are in one quiet line, and only others are links", async () => {
  await openInbox("Dispatcher", [], { jobsWithoutOffers: 2, quotesNew: 0, contractsUnderReview: 0 });
  await readPage("Nothing is waiting here: Contracts under review, Quote requests to answer.");
  await readPage("You have decided everything. New work appears here by itself.");
  expect(document.querySelectorAll(".counter-chip")).toHaveLength(1);
});

test("more than 99 waiting items and more than 999 running ones are shown as 99+ and 999+", async () => {
  await openInbox("Dispatcher", [], {
    jobsWithoutOffers: 100,
    quotesNew: 99,
    jobsRequested: 1_000,
    jobsInProgress: 999,
  });
  await readPage("Jobs in progress");
  const chips = [...document.querySelectorAll(".counter-chip")].map((chip) => chip.textContent);
  expect(chips).toEqual([
    "Jobs without open offers99+",
    "Quote requests to answer99",
    "Jobs waiting for a handyman999+",
    "Jobs in progress999",
  ]);
  const desk = [...document.querySelectorAll(".office-desk")].map((link) => link.textContent);
  expect(desk).toContain("Jobs99+More than 99 are waiting");
  expect(desk).toContain("Quotes9999 are waiting");
});

test("the choice of kinds has only those of this role", async () => {
  await openInbox("Finance", []);
  const readOffered = () => [...document.querySelectorAll("main option")].map((option) => option.textContent);
  expect(readOffered()).toEqual(["Everything", "Wallet payment", "Cash"]);
  await openInbox("Support", []);
  expect(readOffered()).toEqual(["Everything", "Inquiry", "Replacement"]);
});

test("a link opens its row on the desk once, also on a later page", async () => {
  const cash = (jobId: string) => ({
    ...{ jobId, providerName: "Ali Raza", customerName: "Ayesha", price: 1_500, declared: 1_500 },
    ...{ claimedByCustomer: null, date: hoursAgo(3) },
  });
  const pages = [[cash("7f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a12")], [cash(id)]];
  await visit({ path: "/office", who: { role: "Finance" }, replies: { due: { body: [item({ kind: "cash" })] } } });
  await readPage("1 thing is due.");
  const rest = window.fetch;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    if (!address.includes("open-cash")) return rest(address, init);
    const page = address.includes("cursor=next") ? 1 : 0;
    return Promise.resolve(Response.json(pages[page], page ? {} : { headers: { "x-next-cursor": "next" } }));
  });
  document.querySelector<HTMLAnchorElement>(".due-row a")?.click();
  await waitFor(() => expect(document.querySelector("dialog[open]")?.textContent).toContain("PKR 1,500"));
  expect(document.querySelectorAll("dialog[open]")).toHaveLength(1);
  await press("Cancel");
});

test("an Owner sees today beside the same day last week; other desks do not", async () => {
  const weekAgo = { posted: 1_210, accepted: 9, completions: 7, turnover: 20_500, revenue: 2_050 };
  const today = { posted: 14, accepted: 11, completions: 0, turnover: 0, revenue: 0 };
  const figures = { body: { today, weekAgo } };
  await visit({ path: "/office", who: { role: "Owner" }, replies: { due: { body: [] }, "day-figures": figures } });
  await readPage("Jobs posted");
  const said = [...document.querySelectorAll(".today-figures > div")].map(({ textContent }) => textContent);
  expect(said).toEqual([
    "Jobs posted14 (was 1,210)",
    "Jobs accepted11 (was 9)",
    "Jobs completed0 (was 7)",
    "Price of paid jobsPKR 0 (was PKR 20,500)",
    "Our feesPKR 0 (was PKR 2,050)",
  ]);
  await openInbox("Dispatcher", []);
  expect(document.querySelector(".today-figures")).toBeNull();
});
