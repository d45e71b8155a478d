import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { fill, findField } from "../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { provider } from "../../../test-setup/signed-in.ts";
import { leave, visit, waitForPath } from "../../../test-setup/visit.ts";

afterEach(leave);

const own = { kind: "easypaisa", holderName: "Ali Raza", number: "03001234567" } as const;
const bank = { kind: "bank", holderName: "Ali Raza", number: "PK36SCBL0000001123456702" } as const;
const identity = {
  email: null,
  emailConfirmed: false,
  phoneNumber: "+923001234567",
  phoneConfirmed: true,
  request: null,
};
const open = (account: typeof bank | null, hasPassword = true, money: object = {}) =>
  visit({
    path: "/payoutaccount",
    who: provider,
    replies: {
      "payout-account": { body: { account, suggested: account ? null : own, owed: 500, payDay: null, ...money } },
      "User/identity": { body: { ...identity, hasPassword } },
    },
  });
const readForm = () => ["kind", "holderName", "number"].map((name) => findField(name)?.value);

test("the form begins with the handyman's own wallet number and name", async () => {
  await open(null);
  await wait(() => findField("kind"), "form");
  expect(readForm()).toEqual(["easypaisa", "Ali Raza", "03001234567"]);
});

test("another wallet keeps the number; a bank account empties it, and back again it is there", async () => {
  await open(null);
  await fill({ kind: "jazzcash" });
  expect(readForm()).toEqual(["jazzcash", "Ali Raza", "03001234567"]);
  await fill({ kind: "bank" });
  await wait(() => findField("number")?.value === "", "empty IBAN");
  await fill({ kind: "sadapay" });
  await wait(() => findField("number")?.value === "03001234567", "own number");
});

test("a stored account stays as it is", async () => {
  await open(bank);
  await wait(() => findField("kind"), "form");
  expect(readForm()).toEqual(["bank", "Ali Raza", "PK36SCBL0000001123456702"]);
});

test("a handyman without a password is led to set one, and sees no form that must fail", async () => {
  await open(null, false);
  await readPage("First set a password. Then nobody else can take your money. We send a code to your phone.");
  expect(document.querySelector("main form")).toBeNull();
  expect(document.querySelector("main a[href='/forgetpassword']")?.textContent).toBe("Set a password");
  document.querySelector<HTMLElement>("main a[href='/forgetpassword']")?.click();
  await waitForPath("/forgetpassword");
  await wait(() => findField("phoneNumber")?.value === "+923001234567", "form by phone, with the own number");
});

test("the day of the payout is beside the account, and the smallest payout where less is owed", async () => {
  const says = () => document.querySelector("main")?.textContent ?? "";
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T10:00:00+05:00") });
  onTestFinished(() => void vi.useRealTimers());
  await open(bank, true, { owed: 1_350, payDay: "2026-11-30" });
  await readPage("We send payouts every Monday. Next: Monday, 30 November.");
  await open(bank, true, { owed: 350 });
  await readPage("We pay it out when it reaches PKR 500.");
  expect(says()).not.toContain("every");
  await open(bank, true, { owed: 0 });
  await wait(() => findField("kind"), "form");
  expect(says()).not.toContain("We pay it out");
  await open(null);
  await readPage("Tell us where to send your money. Without an account we cannot pay you.");
  expect(says()).not.toContain("every");
});
