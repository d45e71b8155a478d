import { afterEach, expect, test, vi } from "vitest";
import { sayDay } from "../../../test-setup/contracts/say-day.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";
import { publishOffice } from "../../shared/office/office.tsx";

afterEach(async () => {
  vi.useRealTimers();
  await leave();
  publishOffice({});
});

const firstDay = sayDay("2026-03-05");
const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a21";
const at = "2026-03-02T08:00:00.000Z";
const contract = {
  id,
  ...{ projectName: "Warehouse roof", contractorName: "Tahir Builders", address: "Plot 8, I-9", city: "Islamabad" },
  ...{ phoneNumber: "+923041234567", cnic: "6110112345671", availability: "Day", duration: "6 months" },
  ...{ contractDetails: "Masons.", status: "Active", statusReason: null, requestedDate: at, completionDate: null },
  ...{ nextSteps: [], quote: { totalHandymen: 15, crew: [], amount: 950_000 } },
  complaints: [],
  ...{ handymen: null, durationDays: null, agreedPrice: null, expectedPrice: null, money: null },
  ...{ startDate: "2026-03-05", trades: ["Masonry", "Welding"] },
  history: [
    { kind: "proposed", at, by: "contractor", member: null, reason: null },
    { kind: "activated", at: "2026-03-05T08:00:00.000Z", by: "office", member: null, reason: null },
  ],
};
const member = {
  ...{ providerId: id, name: "Ali Raza", phoneNumber: null, category: "Construction", skills: [], page: null },
  ...{ addedDate: at, leftDate: null },
  ...{ days: [], totals: { present: 4, half: 1, absent: 0 } },
};
const sheet = { month: "2026-03", firstDay: "2026-03-05", lastDay: "2026-03-09", members: [member] };

const open = (changed = {}, members: readonly object[] = [member]) =>
  visit({
    path: `/contracts/${id}`,
    who: customer,
    replies: {
      [`Contracts/${id}`]: { body: { ...contract, ...changed } },
      [`${id}/crew`]: { body: { ...sheet, members } },
    },
  });
/** The complaint form with the contract's name in it. */
const complaintOf = (subject: string, about = {}) =>
  `/complains?${new URLSearchParams({ subject, contract: id, ...about })}`;
const readMain = () => document.querySelector("main")?.textContent ?? "";
const readWays = () => [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"));

test("a contract shows its project, state, terms, crew and events", async () => {
  await open();
  await wait(() => readMain().includes("Ali Raza"), "the crew");
  expect(document.querySelector("h1")?.textContent).toBe("Warehouse roof");
  const text = readMain();
  for (const part of [
    ...["Active", "This contract is active.", "Plot 8, I-9, Islamabad", "Handymen15", "PKR 950,000", firstDay],
    ...["1 of 15 handymen", "4 days, 1 half day", "Proposed by you", "Made active by the office"],
  ])
    expect(text).toContain(part);
  expect(readWays()).toContain(complaintOf("Warehouse roof"));
  expect(readWays(), "all contracts, those under review too").toContain("/contracts");
});

test("until the day before the first day, the page says when the whole crew is named", async () => {
  vi.useFakeTimers({ now: new Date("2026-03-03T08:00:00Z"), toFake: ["Date"] });
  const startDate = "2026-03-05";
  await open({ startDate });
  await wait(() => readMain().split("You read all names and numbers by tomorrow.").length === 2, "once");
  await open({ startDate, status: "Accepted" }, []);
  await readPage("You read all names and numbers by tomorrow.");
  await open({ startDate: "2026-03-04" }, []);
  await readPage("You read all names and numbers by today.");
  await open({ startDate: "2026-03-03" }, []);
  await wait(() => readMain().includes("The office is putting your crew together: 0 of 15."), "no crew");
  expect(readMain()).not.toContain("You read all names");
});

test("the contract's page lists the complaints about it, each with the way to its answer", async () => {
  const complaint = {
    reference: "H-7K3M9-2QX4B",
    subject: "Wrong day: Ali Raza",
    status: "New",
    createdDate: at,
    answer: null,
    callBy: "2036-03-03T08:00:00.000Z",
  };
  publishOffice({ phone: "051 1234567", phoneLink: "tel:+92511234567" });
  await open({ complaints: [complaint] });
  await readPage("If it cannot wait, call us now, day or night: 051 1234567");
  await wait(() => /We call you by Mon 3 Mar 2036 1:00.pm\./.test(readMain()), "the promised call");
  await readPage("Your complaints about this contract");
  await wait(() => readWays().includes("/complains?reference=H-7K3M9-2QX4B"), "the complaint");
  expect(readMain()).toContain("Wrong day: Ali RazaH-7K3M9-2QX4B");
  expect(readMain(), "one time: that of the call").not.toContain("You get an answer by");
});

test("before the first day nothing is counted, and a member shows their skills", async () => {
  const totals = { present: 0, half: 0, absent: 0 };
  await open({}, [{ ...member, skills: ["Masonry", "Tiling"], totals }]);
  await wait(() => readMain().includes("Masonry, Tiling"), "the skills");
  expect(readMain()).not.toMatch(/\b0 days|PKR 0\b/);
});

test("an active contract without a crew does not say that somebody works", async () => {
  await open({}, []);
  for (const line of ["The office is putting your crew together: 0 of 15.", "On the crew: 0 of 15 handymen"])
    await readPage(line);
  expect(readMain()).not.toContain("at work");
  expect(readMain(), "nobody can be absent").not.toContain("Did somebody not come?");
});

test("the days show their share of the agreed price, and a wrong day or a replacement leads to a complaint", async () => {
  const days = [
    { day: "2026-03-05", presence: "present", note: null },
    { day: "2026-03-06", presence: "half", note: null },
  ];
  await open({ duration: "15 days", quote: { totalHandymen: 2, crew: [], amount: 30_000 } }, [{ ...member, days }]);
  await wait(() => readMain().includes("Ali Raza"), "the crew");
  await readPage("Did somebody not come? Tap the name.");
  const byDay = [`${firstDay}: 1 handyman, PKR 1,000`, "1 handyman for half a day, PKR 500"];
  for (const part of ["2 handymen and 15 days of work", "PKR 4,500", ...byDay]) expect(readMain()).toContain(part);
  expect(readWays()).toContain(complaintOf(`Wrong day: Ali Raza, ${firstDay}`, { about: "day" }));
  expect(readMain()).toContain(`${firstDay}: present`);
  expect(readWays()).toContain(complaintOf("Replacement for Ali Raza, Warehouse roof", { about: "replacement" }));
});

test("without an agreed price days cost nothing, and nobody who has left is replaced", async () => {
  await open({ quote: null, expectedPrice: 250_000 }, [{ ...member, leftDate: at }]);
  await wait(() => readMain().includes("Ali Raza"), "the crew");
  expect(readMain()).not.toContain("share");
  expect(readMain()).not.toContain("Ask for a replacement");
});

test("a price that the office named and exact figures are shown, and days have their share of it", async () => {
  const day = { day: "2026-03-05", presence: "present", note: null };
  const accepted = { kind: "accepted", at, by: "office", member: null, reason: null };
  const terms = { quote: null, agreedPrice: 210_000, handymen: 10, durationDays: 21, history: [accepted] };
  await open(terms, [{ ...member, days: [day] }]);
  await wait(() => readMain().includes("Ali Raza"), "the crew");
  for (const part of ["Handymen10", "Duration21 days", "PricePKR 210,000", "10 handymen and 21 days of", "PKR 1,000"])
    expect(readMain()).toContain(part);
  expect(readMain()).toContain("Agreed price: PKR 210,000");
  expect(readMain()).not.toContain("6 months");
});

test("the work shows the trades of the quote with their numbers", async () => {
  const crew = [
    { trade: "Masonry", handymen: 12 },
    { trade: "Electrical Wiring", handymen: 4 },
  ];
  await open({ quote: { totalHandymen: 16, crew, amount: 950_000 }, trades: ["Electrical Wiring", "Masonry"] });
  await readPage("12 × Masonry, 4 × Electrical Wiring");
});

test("above all are the price and how much of it is worked, and ready words to the office with the contract's name", async () => {
  publishOffice({ phone: "051 1234567", phoneLink: "tel:+92511234567", whatsappLink: "https://wa.me/92511234567" });
  await open({ duration: "15 days", quote: { totalHandymen: 2, crew: [], amount: 30_000 } });
  await readPage("Price: PKR 30,000. Work so far: PKR 4,500.");
  expect(readMain()).toContain("2 handymen and 15 days of work: PKR 1,000 for one handyman for a day.");
  const messages = readWays().filter((way) => way?.startsWith("https://wa.me/92511234567?text="));
  expect(messages).toHaveLength(4);
  for (const message of messages) expect(decodeURIComponent(message ?? "")).toContain("Warehouse roof, Tahir Builders");
});

test("a month is one table, with the days of each member and of everybody", async () => {
  const mark = (day: number, presence: string) => ({ day: `2026-03-${10 + day}`, presence, note: null });
  const other = { ...member, providerId: id.replace(/.$/, "9"), name: "Bilal Khan" };
  await open({}, [
    { ...member, days: [mark(0, "present"), mark(1, "half")] },
    { ...other, days: [mark(0, "present"), mark(1, "absent")] },
  ]);
  await wait(() => document.querySelector(".month-table"), "month");
  const rows = [...document.querySelectorAll(".month-table tr:has(th[scope=row])")];
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ["Ali Raza", "1", "1", "0"],
    ["Bilal Khan", "1", "0", "1"],
    ["Everybody", "2", "1", "1"],
  ]);
  expect(document.querySelectorAll(".month-table tbody:first-of-type .month-boxes > i")).toHaveLength(31);
});

test("a refused proposal shows the reason, with links to an appeal and to a new proposal", async () => {
  await open({ status: "Rejected", statusReason: "No masons until May.", quote: null }, []);
  await readPage("No masons until May.");
  await readPage("No crew was entered for this contract.");
  expect(readMain()).not.toContain("PKR");
  expect(readWays()).toContain(`/contracts?section=new&again=${id}`);
  expect(readWays()).toContain(complaintOf("Appeal: Warehouse roof"));
});

test("the owner reads the price, first day and trades of their proposal", async () => {
  await open({ status: "Under Review", quote: null, expectedPrice: 250_000 }, []);
  await readPage("PKR 250,000");
  await readPage("Masonry, Welding");
});
