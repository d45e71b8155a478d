import { afterEach, expect, test, vi } from "vitest";
import { activeContract, activeContractId, partlyPaid } from "../../../../test-setup/contracts/active-contract.ts";
import { sayDay } from "../../../../test-setup/contracts/say-day.ts";
import { findButton } from "../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";
import { publishOffice } from "../../../shared/office/office.tsx";

afterEach(async () => {
  vi.useRealTimers();
  await leave();
  publishOffice({});
});

const { cnicMasked: _, email: __, ...known } = activeContract;
const at = "2026-03-02T08:00:00.000Z";
const contract = { ...known, cnic: "6110112345671", nextSteps: [], complaints: [], money: null };
const page = { id: "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a77", rating: 4.5, reviews: 12, hasPicture: true };
const member = {
  ...{ providerId: activeContractId, name: "Ali Raza", phoneNumber: null, category: "Construction", skills: [] },
  ...{ page, addedDate: at, leftDate: null, totals: { present: 1, half: 0, absent: 1 } },
  days: [
    { day: "2026-03-02", presence: "present", note: null },
    { day: "2026-03-03", presence: "absent", note: null },
  ],
};

const open = (changed = {}, members: readonly object[] = [member]) =>
  visit({
    path: `/contracts/${activeContractId}`,
    who: customer,
    replies: {
      [`Contracts/${activeContractId}`]: { body: { ...contract, ...changed } },
      [`${activeContractId}/crew`]: {
        body: { month: "2026-03", firstDay: "2026-03-02", lastDay: "2026-03-03", members },
      },
    },
  });
const readMain = () => document.querySelector("main")?.textContent ?? "";

test("the row of each handyman opens with face, stars, verification and the way to their page", async () => {
  await open();
  const link = await wait(
    () => document.querySelector<HTMLAnchorElement>(`a[href='/providers/${page.id}']`),
    "the way to their page",
  );
  expect(link.closest("details")?.querySelector("summary")?.textContent).toMatch(/^Ali Raza/);
  expect(link.textContent).toBe("See their page");
  expect(link.closest("article")?.textContent).toContain("4.5 (12 reviews)Verified at our office");
  expect(link.closest("article")?.querySelector("img")?.getAttribute("src")).toContain(`${page.id}/picture`);
  expect(readMain()).toContain(`Since ${sayDay("2026-03-02")}: 1 day, 0 half days, 1 day absent`);
  expect(document.querySelector(".month-key")?.textContent).toBe(" present half a day absent");
});

test("a handyman who is no longer verified has neither a page nor stars", async () => {
  await open({}, [{ ...member, page: null }]);
  await readPage("Ali Raza");
  expect(readMain()).not.toContain("Verified at our office");
  expect(document.querySelector("main a[href^='/providers/']")).toBeNull();
});

test("what days without work take off is beside the worked ones", async () => {
  const money = { ...partlyPaid, absent: { halfDays: 2, amount: 100 }, left: 500, payTo: null };
  await open({ handymen: 2, agreedPrice: 1_000, durationDays: 5, money });
  await readPage("Taken off for absent days");
  expect(document.querySelector(".contract-figures")?.textContent).toContain("PKR 100 for 1 day");
});

test("before the crew is named the page leads to verified handymen of its city, and says that an absent day is not paid", async () => {
  await open({ status: "Under Review" }, []);
  await readPage("Somebody did not come? You do not pay for that day. Tell us, and we send another one.");
  const link = document.querySelector<HTMLAnchorElement>("a[href='/providers?city=Lahore']");
  expect(link?.textContent).toBe("See our verified handymen in Lahore");
});

test("named handymen are counted, and the page does not say that nobody is on the crew", async () => {
  const named = [{ ...page, firstName: "Imran", jobsDone: 30, trade: "Masonry", leads: false }];
  await open({ status: "Under Review", named, handymen: 16 }, []);
  await readPage("Named so far: 1 of 16");
  await readPage("Who comes");
  expect(readMain()).not.toContain("Nobody is on the crew yet");
  await open({ status: "Under Review", named: [], handymen: 16 }, []);
  await readPage("Nobody is on the crew yet. The office chooses verified handymen for you.");
  expect(readMain()).not.toContain("Named so far");
});

test("a crew at work says until when the office would call about somebody who did not come", async () => {
  vi.useFakeTimers({ now: new Date("2026-03-02T08:00:00Z"), toFake: ["Date"] });
  publishOffice({ openDays: "1,2,3,4,5,6", opensAt: "09:00", closesAt: "18:00" });
  await open();
  await wait(() => /If you tell us now, we call you by today 3:00.pm\./.test(readMain()), "the time of the call");
  expect(readMain()).toContain("Tell us, and we send another one.");
  await open({ status: "Completed" });
  await readPage("This contract is completed.");
  expect(readMain()).not.toContain("If you tell us now");
});

test("an active contract whose first day is ahead says when the work begins", async () => {
  vi.useFakeTimers({ now: new Date("2026-03-03T08:00:00Z"), toFake: ["Date"] });
  await open({ startDate: "2026-03-09" }, []);
  await readPage(`Work begins on ${sayDay("2026-03-09")}.`);
});

test("a price by trade is read line by line, as in its quote", async () => {
  const quote = { totalHandymen: 13, crew: [{ trade: "Masonry", handymen: 13, dayPrice: 2_800 }], amount: 764_400 };
  await open({ quote, handymen: 13, durationDays: 21 });
  await readPage("13 × Masonry × 21 days × PKR 2,800 = PKR 764,400");
  expect(readMain()).not.toContain("for one handyman for a day");
});

test("after the acceptance the page says by when the office calls, until then", async () => {
  vi.useFakeTimers({ now: new Date("2026-03-02T12:05:00Z"), toFake: ["Date"] });
  publishOffice({ openDays: "1,2,3,4,5,6", opensAt: "09:00", closesAt: "18:00" });
  const accepted = { kind: "accepted", at: "2026-03-02T12:00:00.000Z", by: "office", member: null, reason: null };
  await open({ status: "Accepted", history: [accepted] }, []);
  await wait(() => /We call you by tomorrow 10:00.am\./.test(readMain()), "the promised call");
  expect(readMain()).not.toContain("Call us now");
  await open({ status: "Accepted", history: [accepted], startDate: "2026-03-03" }, []);
  await readPage("Your work begins before that. Call us now.");
  await readPage(`Our office calls you about your crew and how you pay. Work begins on ${sayDay("2026-03-03")}.`);
  vi.setSystemTime(new Date("2026-03-04T12:00:00Z"));
  await open({ status: "Accepted", history: [accepted] }, []);
  await readPage("Your proposal is accepted. The office will call you to agree on the start.");
  expect(readMain()).not.toContain("We call you by");
  expect(findButton("Take this proposal back")).toBeUndefined();
});
