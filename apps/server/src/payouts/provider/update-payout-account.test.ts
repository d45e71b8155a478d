import { listNotices } from "@hunarmand/api/notices/notices";
import { getPayoutAccount, updatePayoutAccount } from "@hunarmand/api/payouts/payouts";
import { expect, it } from "vitest";
import { makeCustomer, makeProvider } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { notifyPeople } from "../../notices/notify-people.ts";

const portal = await startPortal();

const password = "a good long password";
const passwordHash = await portal.passwords.hash(password);

const bank = { kind: "bank", holderName: "Ali Raza", number: "PK36 SCBL 0000 0011 2345 6702" } as const;

it("a provider names and changes their payout account, with mail, notice and audit row", async () => {
  const provider = await makeProvider(portal, { passwordHash });
  const as = portal.as(provider);
  expect((await as.call(getPayoutAccount, {})).body).toMatchObject({ account: null, owed: 0 });
  const first = await as.call(updatePayoutAccount, { body: { ...bank, currentPassword: password } });
  expect(first.body.account).toEqual({ ...bank, number: "PK36SCBL0000001123456702" });
  const wallet = { kind: "easypaisa", holderName: "Ali Raza", number: "0300 1234567" } as const;
  expect((await as.call(updatePayoutAccount, { body: { ...wallet, currentPassword: password } })).status).toBe(200);
  expect((await as.call(getPayoutAccount, {})).body.account).toEqual({ ...wallet, number: "+923001234567" });
  const mails = await portal.db.selectFrom("outbox").select(["recipient", "text"]).orderBy("createdAt").execute();
  const { email, phone } = provider;
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([email, email, phone, phone].sort());
  expect(mails.some(({ text }) => text?.includes("PK36"))).toBe(false);
  await notifyPeople(portal.services);
  expect((await as.call(listNotices, { query: {} })).body).toMatchObject([
    { kind: "payout-account-changed" },
    { kind: "payout-account-changed" },
    { kind: "provider-verified" },
  ]);
  const audit = await portal.db.selectFrom("auditEntries").select(["actorId", "action"]).orderBy("id").execute();
  expect(audit).toEqual(Array(2).fill({ actorId: provider.id, action: "account.payout-account-changed" }));
});

it("without an account, the form gets the person's own name and mobile number; with one, nothing", async () => {
  const provider = await makeProvider(portal, { passwordHash });
  const as = portal.as(provider);
  const suggested = { kind: "easypaisa", number: `0${provider.phone?.slice(3)}` };
  expect((await as.call(getPayoutAccount, {})).body.suggested).toMatchObject(suggested);
  await as.call(updatePayoutAccount, { body: { ...bank, currentPassword: password } });
  expect((await as.call(getPayoutAccount, {})).body.suggested).toBeNull();
});

it("a token alone cannot redirect a provider's payouts (security rule 9)", async () => {
  const as = portal.as(await makeProvider(portal, { passwordHash }));
  const without = await as.call(updatePayoutAccount, { body: bank });
  expect(without).toMatchObject({
    status: 403,
    error: { code: "password-required", issues: [{ field: "kind" }, {}, {}, {}] },
  });
  const wrong = await as.call(updatePayoutAccount, { body: { ...bank, currentPassword: "not the password" } });
  expect(wrong).toMatchObject({ status: 400, error: { issues: [{ field: "currentPassword" }] } });
  expect((await as.call(getPayoutAccount, {})).body.account).toBeNull();
  expect(await portal.db.selectFrom("outbox").select("id").execute()).toEqual([]);
});

it.each([
  ["a mistyped IBAN", { ...bank, number: "PK36SCBL0000001123456703" }],
  ["an IBAN of another country", { ...bank, number: "DE89370400440532013000" }],
  ["a landline for a wallet", { ...bank, kind: "jazzcash" as const, number: "0512345678" }],
  ["an IBAN for a wallet", { ...bank, kind: "nayapay" as const }],
])("refuses %s, naming the field", async (_what, body) => {
  const provider = await makeProvider(portal);
  const answer = await portal.as(provider).call(updatePayoutAccount, { body });
  expect(answer).toMatchObject({ status: 400, error: { issues: [{ field: "number" }] } });
});

it("a customer has no payouts", async () => {
  const customer = portal.as(await makeCustomer(portal));
  expect((await customer.call(updatePayoutAccount, { body: bank })).status).toBe(403);
});
