import { afterEach, expect, test, vi } from "vitest";
import { noWishes } from "../../../test-setup/contracts/asked-crew.ts";
import { wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";
import { publishOffice } from "../../shared/office/office.tsx";

afterEach(async () => {
  vi.useRealTimers();
  await leave();
  publishOffice({});
});

const at = "2026-03-02T08:00:00.000Z";
const contract = {
  ...{ id: "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a21", projectName: "Warehouse roof", contractorName: "Tahir Builders" },
  ...{ address: "Plot 8, I-9", city: "Islamabad", phoneNumber: "+923041234567", cnic: "6110112345671" },
  ...{ availability: "Day", duration: "15 days", contractDetails: "Masons.", status: "Active", statusReason: null },
  ...{ ...noWishes, requestedDate: at, completionDate: null, nextSteps: [] },
};

async function openCard(list: "active" | "requested" | "past", changed: object, office = {}) {
  publishOffice({ phone: "051 1234567", phoneLink: "tel:+92511234567", ...office });
  const replies = { [`Contracts/${list}`]: { body: { message: "", data: [{ ...contract, ...changed }] } } };
  await visit({ path: `/contracts?section=${list}`, who: customer, replies });
  return wait(() => document.querySelector("main article"), "contract");
}

test.each([
  ["requested", "Under Review", "Nothing to do now. Our office calls you about your proposal.", "Call the office"],
  ["requested", "Accepted", "Next: agree with our office on the first day and how you pay.", "Call the office"],
  ["active", "Active", "The crew works. Check the days and say if one is wrong.", "Crew and days"],
  ["past", "Completed", "Nothing to do. The work is completed.", "Crew and days"],
] as const)("in the %s list a contract that is %s begins with what is next", async (list, status, line, button) => {
  const card = await openCard(list, { status });
  expect(card.textContent?.startsWith(line), card.textContent ?? "").toBe(true);
  const links = [...card.querySelectorAll("a")].map(({ textContent }) => textContent);
  expect(links.slice(0, 2)).toEqual(["Warehouse roof", button]);
});

test.each([
  [{}, "Our office calls you about your crew and how you pay. Work begins on Sat 3 Mar 2136."],
  [
    { handymen: 16, onCrew: 12 },
    "Our office calls you about your crew and how you pay. Work begins on Sat 3 Mar 2136. 12 of 16 are on your crew.",
  ],
  [{ startDate: "2026-03-03" }, "Our office calls you about your crew and how you pay."],
])("an accepted contract with a first day and %j does not say that the day is open", async (changed, line) => {
  const card = await openCard("requested", { status: "Accepted", startDate: "2136-03-03", ...changed });
  expect(card.textContent?.startsWith(line), card.textContent ?? "").toBe(true);
  expect(card.textContent).not.toContain("agree with our office on the first day");
});

test.each([
  [{ onCrew: 0 }, "The office is choosing your crew."],
  [{ onCrew: 0, handymen: 16 }, "The office is putting your crew together: 0 of 16."],
  [
    { onCrew: 0, handymen: 16, startDate: "2136-03-03" },
    "The office is putting your crew together: 0 of 16. You read all names and numbers by Fri 2 Mar 2136.",
  ],
  [
    { onCrew: 12, handymen: 16, startDate: "2136-03-03" },
    "12 of 16 are on your crew. Our office names 4 more by Fri 2 Mar 2136. Work begins on Sat 3 Mar 2136.",
  ],
  [{ onCrew: 16, handymen: 16, startDate: "2026-03-03" }, "16 of 16 are on your crew. The crew works."],
  [{ onCrew: 2, startDate: "2136-03-03" }, "Work begins on Sat 3 Mar 2136."],
  [{ onCrew: 2, startDate: "2026-03-03" }, "The crew works. Check the days and say if one is wrong."],
])("an active contract with %j begins with what is true of its crew", async (changed, line) => {
  const card = await openCard("active", changed);
  expect(card.textContent?.startsWith(line), card.textContent ?? "").toBe(true);
});

test("a refused proposal begins with why it was refused, before the button and what it says of itself", async () => {
  const card = await openCard("requested", { status: "Rejected", statusReason: "No masons." });
  const read = card.textContent ?? "";
  expect(read.startsWith("Our office refused this. Read why, then propose again.")).toBe(true);
  const places = ["No masons.", "Propose again", "Masons."].map((text) => read.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("what its owner typed about themselves is folded below the number of people, the time and the first day", async () => {
  const card = await openCard("requested", { status: "Accepted", handymen: 16, startDate: "2136-03-03", onCrew: 0 });
  const fold = [...card.querySelectorAll("details")].find((one) => one.textContent?.includes("61101-1234567-1"));
  expect(fold?.open).toBe(false);
  expect(fold?.querySelector("summary")?.textContent).toBe("Your name, phone and CNIC");
  const read = card.textContent ?? "";
  const places = ["16 handymen", "15 days", "Sat 3 Mar 2136", "Plot 8, I-9", "Tahir Builders"].map((text) =>
    read.lastIndexOf(text),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("before the first day the first names of the crew are on the card", async () => {
  const crewNames = ["Munir", "Rafaqat"];
  const card = await openCard("active", { onCrew: 2, crewNames, handymen: 8, startDate: "2136-03-03" });
  expect(card.textContent).toContain("On the crew: Munir, Rafaqat");
  expect(card.textContent).toContain("Our office names 6 more by Fri 2 Mar 2136.");
  const begun = await openCard("active", { onCrew: 2, crewNames, handymen: 8, startDate: "2026-03-03" });
  expect(begun.textContent).not.toContain("Munir");
});

test("a proposal that its owner took back has no reason, and does not say that the office refused it", async () => {
  const card = await openCard("requested", { status: "Rejected" });
  expect(card.textContent?.startsWith("You took this back. Propose again when you need a crew.")).toBe(true);
});

test("a contract from a quote shows its trades, the quote's crew and price, and one handyman's day", async () => {
  const terms = {
    trades: ["Masonry", "Welding"],
    quote: { totalHandymen: 12, crew: [], amount: 378_000 },
    durationDays: 21,
  };
  const card = await openCard("requested", { ...terms, status: "Accepted" });
  for (const part of ["Masonry, Welding", "12 handymen", "PKR 378,000", "PKR 1,500 for one handyman for a day."])
    expect(card.textContent).toContain(part);
});

test("a proposal from an accepted price says until when the office calls, its first day and its first payment", async () => {
  vi.useFakeTimers({ now: new Date("2026-03-02T08:30:00Z"), toFake: ["Date"] });
  const quote = { totalHandymen: 12, crew: [], amount: 378_000, payTime: "halves" };
  const open = { openDays: "1,2,3,4,5,6", opensAt: "09:00", closesAt: "18:00" };
  const changed = { status: "Under Review", quote, durationDays: 18, startDate: "2026-03-09" };
  const card = await openCard("requested", changed, open);
  expect(card.textContent).toMatch(/^Your price is agreed\. We call you by .*3:00.pm to fix the crew\./);
  expect(card.textContent).toContain("First day of workMon 9 Mar");
  await wait(
    () => card.textContent?.includes("You pay nothing now. First payment: PKR 189,000, before Mon 9 Mar."),
    "pay",
  );
});

test("a contract whose work has begun no longer says its first payment", async () => {
  const quote = { totalHandymen: 12, crew: [], amount: 378_000, payTime: "halves" };
  const card = await openCard("active", { onCrew: 2, quote, durationDays: 18, startDate: "2026-03-03" });
  expect(card.textContent).not.toContain("First payment");
});
