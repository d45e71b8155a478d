import { closeAccountForPerson } from "@hunarmand/api/account/own-data";
import { listCardTransactions, performTransaction } from "@hunarmand/api/payments/payer";
import { suspendProvider } from "@hunarmand/api/providers/office";
import { expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { runTasks } from "../../../test/run-tasks.ts";
import { queueErasures } from "./queue-erasures.ts";

const portal = await startPortal();

const name = (person: Person, firstName: string, lastName: string) =>
  portal.db.updateTable("accounts").set({ firstName, lastName }).where("id", "=", person.id).execute();

async function erase(person: Person) {
  const owner = portal.as(await makeStaff(portal));
  const request = { params: { id: person.id }, body: { reason: "Asked for it." } };
  expect((await owner.call(closeAccountForPerson, request)).status).toBe(200);
  portal.clock.advance({ days: 31 });
  await queueErasures(portal.services);
  await runTasks(portal.services);
  portal.forgetSessions();
}

/** Suspends a handyman for this reason. Returns a function that reads the reason again. */
async function suspendBecause(reason: string) {
  const bystander = await makeProvider(portal);
  const owner = portal.as(await makeStaff(portal));
  await owner.call(suspendProvider, { params: { id: bystander.id }, body: { reason } });
  const row = portal.db.selectFrom("auditEntries").select("reason").where("subjectId", "=", bystander.id);
  return async () => (await row.where("action", "=", "provider.suspend").executeTakeFirstOrThrow()).reason;
}

it("removes a unique name from reasons about other people, and keeps the other words", async () => {
  const customer = await makeCustomer(portal);
  await name(customer, "Zarmeena", "Qazalbash");
  const readReason = await suspendBecause("Rude to Zarmeena  QAZALBASH, twice.");
  await erase(customer);
  expect(await readReason()).toBe("Rude to •••, twice.");
});

it("keeps a name that another account also has, in rows that are not about the person", async () => {
  const [customer, namesake] = [await makeCustomer(portal), await makeCustomer(portal)];
  for (const person of [customer, namesake]) await name(person, "Muhammad", "Ali");
  const readReason = await suspendBecause(`Rude to Muhammad Ali (${namesake.phone}).`);
  await erase(customer);
  expect(await readReason()).toBe(`Rude to Muhammad Ali (${namesake.phone}).`);
});

it("leaves no customer's name in a handyman's history, because the history reads it from the account", async () => {
  const [customer, provider] = [await makeCustomer(portal), await makeProvider(portal)];
  const jobId = await makeJob(portal, { customer, provider, status: "Completed" });
  const card = { nameOnCard: "Z Qazalbash", cardNumber: "4242424242424242", expiryDate: "12/39", cvv: "123" };
  const body = { ...card, amount: 1_500, email: customer.email, jobId };
  expect((await portal.as(customer).call(performTransaction, { body })).status).toBe(200);
  const readNames = async () => {
    const history = { body: { email: provider.email }, query: {} };
    return (await portal.as(provider).call(listCardTransactions, history)).body.map(({ NameOnCard }) => NameOnCard);
  };
  await name(customer, "Zarmeena", "Qazalbash");
  expect(await readNames()).toEqual(["Zarmeena Qazalbash"]);
  await erase(customer);
  expect(await readNames()).toEqual(["Closed account"]);
  const typed = portal.db.selectFrom("cardTransactions").select("nameOnCard").where("accountId", "=", customer.id);
  expect(await typed.execute()).toEqual([{ nameOnCard: null }]);
});
