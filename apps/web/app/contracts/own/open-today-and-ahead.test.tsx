import { afterEach, expect, test } from "vitest";
import { activeContract, activeContractId, partlyPaid } from "../../../test-setup/contracts/active-contract.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";

afterEach(leave);

const at = "2026-03-02T08:00:00.000Z";
const { cnicMasked: _, email: __, ...known } = activeContract;
const contract = {
  ...{ ...known, cnic: "6110112345671", nextSteps: [], complaints: [], agreedPrice: 1_000 },
  ...{ handymen: 10, durationDays: 10, money: null },
};
const makeMember = (place: number, name: string, presence?: string) => ({
  ...{ providerId: activeContractId.replace(/.$/, String(place)), name, phoneNumber: null, category: "Construction" },
  ...{ skills: [], page: null, addedDate: at, leftDate: null, totals: { present: 5, half: 0, absent: 0 } },
  days: presence ? [{ day: toPakistanDay(), presence, note: null }] : [],
});

async function open(changed: object, members: readonly object[]) {
  const body = { month: toPakistanDay().slice(0, 7), firstDay: "2026-03-02", lastDay: toPakistanDay(), members };
  await visit({
    path: `/contracts/${activeContractId}`,
    who: customer,
    replies: {
      [`Contracts/${activeContractId}`]: { body: { ...contract, ...changed } },
      [`${activeContractId}/crew`]: { body },
    },
  });
}

test("today's roll has one row for each: name, whether they are here, and a way to call them", async () => {
  const omar = { ...makeMember(2, "Omar Khan", "absent"), phoneNumber: "+923001234567" };
  await open({}, [
    makeMember(1, "Ali Raza", "present"),
    omar,
    makeMember(3, "Bilal Shah", "half"),
    makeMember(4, "Zahid"),
  ]);
  await readPage("Today 2 of 4 came, 1 did not. 1 is not marked yet.");
  const rows = [...document.querySelectorAll(".crew-roll > li")];
  expect(rows.map((row) => row.querySelector("summary")?.textContent)).toEqual([
    "Ali Razahere today",
    "Omar Khanabsent today",
    "Bilal Shahhere for half a day",
    "Zahidnot marked yet",
  ]);
  expect(rows.every((row) => row.querySelector("details")?.open === false)).toBe(true);
  expect(document.querySelector("a[aria-label='Call Omar Khan']")?.getAttribute("href")).toBe("tel:+923001234567");
});

test("the crew of today comes before what is paid, and the next payment leads there", async () => {
  const next = { day: "2036-03-01", amount: 400, isOverdue: false };
  await open({ money: { ...partlyPaid, payTo: null, next } }, [makeMember(1, "Ali Raza")]);
  await readPage("Next paymentPKR 400, by Sat 1 Mar 2036");
  const read = document.querySelector("main")?.textContent ?? "";
  const places = ["Ali Raza", "Call the office", "Next payment", "Price", "Paid so far"].map((text) =>
    read.indexOf(text),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("who is not marked yet counts neither as come nor as absent", async () => {
  await open({}, [makeMember(1, "Ali Raza", "absent"), makeMember(2, "Omar Khan"), makeMember(3, "Bilal Shah")]);
  await readPage("Today 1 did not come. 2 are not marked yet.");
  await open({}, [makeMember(1, "Ali Raza", "present"), makeMember(2, "Omar Khan")]);
  await readPage("Today 1 of 2 came. 1 is not marked yet.");
});

test("before the office has entered today, the top says so and leads to the report", async () => {
  await open({}, [makeMember(1, "Ali Raza")]);
  await readPage("Our office has not marked today yet.");
  await readPage("Did somebody not come? Tap the name.");
});

test("what is paid ahead of the work is said to the rupee, with the rule", async () => {
  const money = { ...partlyPaid, payTo: null };
  await open({ money }, [makeMember(1, "Ali Raza"), makeMember(2, "Omar Khan")]);
  await readPage("You have paid PKR 300 before the work. You pay by dates. Absent days come off the last payment.");
});

test("a next payment that runs ahead of the work is said to", async () => {
  const money = { ...partlyPaid, payTo: null, paid: 100, next: { day: "2036-03-01", amount: 400, isOverdue: false } };
  await open({ money }, [makeMember(1, "Ali Raza"), makeMember(2, "Omar Khan")]);
  await readPage(
    "With the next payment, PKR 400 is paid before the work. You pay by dates. Absent days come off the last payment.",
  );
});

test("a report that the office has answered shows who comes instead", async () => {
  const member = makeMember(1, "Ali Raza");
  const complaint = {
    ...{ reference: "H-7K3M9-2QX4B", subject: `Replacement for Ali Raza, ${contract.projectName}`, status: "Resolved" },
    ...{ createdDate: new Date().toISOString(), callBy: null, answer: "Bilal comes at 1 pm." },
  };
  await open({ complaints: [complaint] }, [member]);
  await wait(
    () => document.querySelector(".crew-row")?.textContent?.includes("Our office: Bilal comes at 1 pm."),
    "answer",
  );
});
