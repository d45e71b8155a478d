import { afterEach, expect, test, vi } from "vitest";
import { activeContract, activeContractId, partlyPaid } from "../../../test-setup/contracts/active-contract.ts";
import { sayDay } from "../../../test-setup/contracts/say-day.ts";
import { done, refusing } from "../../../test-setup/faked-server.ts";
import { fill, findButton, findField, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../test-setup/screen-reading.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

const id = activeContractId;
const crew = { month: "2026-03", firstDay: null, lastDay: null, canAssign: false, canMark: false, members: [] };
const money = { body: { money: partlyPaid, acceptedDay: "2026-02-01", canPlan: true, canEnter: true } };

async function open(role: string, replies: object = {}) {
  await visit({
    path: `/office/contracts/${id}`,
    who: { role },
    replies: { overview: { body: activeContract }, crew: { body: crew }, money, ...replies },
  });
  vi.spyOn(globalThis, "fetch");
}
/** Returns what was sent to the call whose path ends so. */
const readBodyOf = (end: string): unknown => {
  const sent = vi
    .mocked(fetch)
    .mock.calls.find(([path, init]) => init?.method === "POST" && String(path).endsWith(end));
  return JSON.parse(String(sent?.[1]?.body));
};

test("Finance enters a payment, which starts with what is missing of the next part", async () => {
  await open("Finance", { [`${id}/payments`]: done("The payment is entered.", { id }) });
  await readPage(`PKR 100. It is late: it was due on ${sayDay("2026-03-01")}.`);
  expect(findButton("Show CNIC")).toBeUndefined();
  expect(findButton("Complete"), "only the Dispatcher moves a contract").toBeUndefined();
  await press("Enter a payment");
  await wait(() => findField("amount"), "form");
  expect(findField("amount")?.value).toBe("100");
  await fill({ day: "2026-03-02", way: "cheque", reference: "00417" });
  await press("Enter the payment");
  await readToast("The payment is entered.");
  expect(readBodyOf(`${id}/payments`)).toEqual({
    ...{ amount: 100, day: "2026-03-02", way: "cheque", reference: "00417", read: { paid: 400 } },
  });
});

test("Finance voids a payment with a reason", async () => {
  await open("Finance", { [`${partlyPaid.payments[0]?.id}/void`]: done("The payment no longer counts.") });
  await press(`Void: ${sayDay("2026-03-01")}: PKR 400, bank transfer`);
  await wait(() => findField("reason"), "form");
  await fill({ reason: "The bank did not accept the cheque." });
  await press("Void the payment");
  await readToast("The payment no longer counts.");
});

test("a Dispatcher writes the plan part by part, and enters no payments", async () => {
  await open("Dispatcher", { [`${id}/plan`]: done("The plan is saved.") });
  await press("Change the plan");
  await wait(() => findField("parts.0.amount"), "form");
  await press("Add a part");
  await wait(() => findField("parts.2.amount"), "a third part");
  await press("Remove part 2");
  await wait(() => !findField("parts.2.amount"), "two parts");
  await fill({ "parts.1.day": "2026-05-01", "parts.1.amount": "250" });
  await press("Save the plan");
  await readToast("The plan is saved.");
  expect(readBodyOf(`${id}/plan`)).toEqual({
    parts: [
      { day: "2026-03-01", amount: 500 },
      { day: "2026-05-01", amount: 250 },
    ],
    read: { price: 1_000, plannedDate: partlyPaid.plannedDate },
  });
  expect(findButton("Enter a payment")).toBeUndefined();
});

test("a plan above the price stays open and says why", async () => {
  const message = "This is more than the price, PKR 1000.";
  const refused = refusing("invalid-input", [{ field: "parts", code: "parts-sum", values: { price: 1_000 }, message }]);
  await open("Dispatcher", { [`${id}/plan`]: refused });
  await press("Change the plan");
  await wait(() => findField("parts.0.amount"), "form");
  await press("Save the plan");
  await readDialog("This is more than the price, PKR 1000.");
  expect(findField("parts.0.amount")?.value).toBe("500");
});

test("what was paid too much because of absent days is shown, with how to give it back", async () => {
  const paid = { ...partlyPaid, absent: { halfDays: 2, amount: 100 }, paid: 1_000, left: 0, owed: 100, next: null };
  await open("Finance", { money: { body: { ...money.body, money: paid } } });
  await readPage("PKR 100 for 1 day");
  await readPage("Paid too much");
  await readPage("Give it back. Void that payment with this reason. Enter what is left of it.");
});
