import { afterEach, expect, test } from "vitest";
import { fill, findField, wait } from "../../../test-setup/screen-person.ts";
import { provider } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

const own = { kind: "easypaisa", holderName: "Ali Raza", number: "03001234567" } as const;
const bank = { kind: "bank", holderName: "Ali Raza", number: "PK36SCBL0000001123456702" } as const;
const open = (account: typeof bank | null) =>
  visit({
    path: "/payoutaccount",
    who: provider,
    replies: { "payout-account": { body: { account, suggested: account ? null : own, owed: 500 } } },
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
