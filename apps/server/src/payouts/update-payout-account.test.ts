import { getPayoutAccount, updatePayoutAccount } from "@hunarmand/contract/payouts";
import { expect, it } from "vitest";
import { makeCustomer, makeProvider } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";

const portal = await startPortal();

const bank = { kind: "bank", holderName: "Ali Raza", number: "PK36 SCBL 0000 0011 2345 6702" } as const;

it("a provider says where his money goes, changes it, and is told by mail", async () => {
  const provider = await makeProvider(portal);
  const as = portal.as(provider);
  expect((await as.call(getPayoutAccount, {})).body).toEqual({ account: null, owed: 0 });
  const first = await as.call(updatePayoutAccount, { body: bank });
  expect(first.body.account).toEqual({ ...bank, number: "PK36SCBL0000001123456702" });
  const wallet = { kind: "easypaisa", holderName: "Ali Raza", number: "0300 1234567" } as const;
  expect((await as.call(updatePayoutAccount, { body: wallet })).status).toBe(200);
  expect((await as.call(getPayoutAccount, {})).body.account).toEqual({ ...wallet, number: "+923001234567" });
  const mails = await portal.db.selectFrom("outbox").select(["recipient", "text"]).orderBy("createdAt").execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual([provider.email, provider.email]);
  expect(mails.some(({ text }) => text?.includes("PK36"))).toBe(false);
});

it.each([
  ["a mistyped IBAN", { ...bank, number: "PK36SCBL0000001123456703" }],
  ["an IBAN of another country", { ...bank, number: "DE89370400440532013000" }],
  ["a landline for a wallet", { ...bank, kind: "jazzcash" as const, number: "0512345678" }],
  ["an IBAN for a wallet", { ...bank, kind: "nayapay" as const }],
])("refuses %s at its field", async (_what, body) => {
  const provider = await makeProvider(portal);
  const answer = await portal.as(provider).call(updatePayoutAccount, { body });
  expect(answer).toMatchObject({ status: 400, error: { issues: [{ field: "number" }] } });
});

it("a customer has no payouts", async () => {
  const customer = portal.as(await makeCustomer(portal));
  expect((await customer.call(updatePayoutAccount, { body: bank })).status).toBe(403);
});
