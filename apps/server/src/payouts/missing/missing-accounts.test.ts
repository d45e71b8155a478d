import { listNotices } from "@hunarmand/api/notices/notices";
import { askForAccounts, listMissingAccounts } from "@hunarmand/api/payouts/missing-accounts";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeProvider, makeStaff } from "../../../test/make.ts";
import { makeOwedProvider, payJobByCard } from "../../../test/make-owed.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { notifyPeople } from "../../notices/notify-people.ts";
import { putPayoutAccount } from "../payouts.queries.ts";

const portal = await startPortal();

/** A provider who is owed PKR 1,500 and gave no payout account. */
async function makeUnreachable(): Promise<Person> {
  const provider = await makeProvider(portal);
  await payJobByCard(portal, provider);
  return provider;
}
const makeDesk = async () => portal.as(await makeStaff(portal, "Finance"));
type Desk = Awaited<ReturnType<typeof makeDesk>>;
const ask = (desk: Desk, ...people: Person[]) =>
  desk.call(askForAccounts, { body: { providerIds: people.map(({ id }) => id) } });
const noticesOf = async (person: Person) => {
  await notifyPeople(portal.services);
  const { body } = await portal.as(person).call(listNotices, { query: {} });
  return body.filter(({ kind }) => kind === "payout-account-wanted");
};

describe("handymen without a payout account", () => {
  it("are named with what they are owed, and not those with an account, with nothing owed, or not verified", async () => {
    const desk = await makeDesk();
    const [first, second] = [await makeUnreachable(), await makeUnreachable()];
    await makeOwedProvider(portal);
    await makeProvider(portal);
    const suspended = await makeUnreachable();
    await portal.db
      .updateTable("providers")
      .set({ status: "Suspended" })
      .where("accountId", "=", suspended.id)
      .execute();
    const { body } = await desk.call(listMissingAccounts, { query: {} });
    expect(body.map(({ providerId }) => providerId)).toEqual([second.id, first.id]);
    expect(body[0]).toMatchObject({ owed: 1_500, phoneNumber: second.phone, askedDate: null, canBeAsked: true });
    const page = await desk.call(listMissingAccounts, { query: { limit: 1 } });
    const cursor = String(page.headers["x-next-cursor"]);
    const { body: rest } = await desk.call(listMissingAccounts, { query: { limit: 1, cursor } });
    expect(rest.map(({ providerId }) => providerId)).toEqual([first.id]);
  });

  it("are asked by a notice at most once a day, also when two colleagues ask at once", async () => {
    const [one, other, person] = [await makeDesk(), await makeDesk(), await makeUnreachable()];
    const answers = await Promise.all([ask(one, person), ask(other, person), ask(one, person)]);
    expect(answers.map(({ body }) => body.asked).sort()).toEqual([0, 0, 1]);
    expect(await noticesOf(person)).toHaveLength(1);
    const { body } = await one.call(listMissingAccounts, { query: {} });
    expect(body).toMatchObject([{ canBeAsked: false, askedDate: expect.any(String) }]);
    portal.clock.advance({ days: 1 });
    portal.forgetSessions();
    expect((await ask(one, person)).body.asked).toBe(1);
    const notices = await noticesOf(person);
    expect(notices).toHaveLength(2);
    expect(notices[0]).toMatchObject({ link: "/payoutaccount", subject: "Where should we send PKR 1,500?" });
    const audit = await portal.db.selectFrom("auditEntries").select(["action", "subjectId"]).execute();
    expect(audit).toEqual(Array(2).fill({ action: "payout.ask-account", subjectId: person.id }));
  });

  it("who gave an account meanwhile, and strangers, are not asked", async () => {
    const [desk, person, customer] = [await makeDesk(), await makeUnreachable(), await makeCustomer(portal)];
    const account = { kind: "easypaisa" as const, holderName: "Ali Raza", number: "+923001234567" };
    await putPayoutAccount(portal.db, person.id, { account, now: portal.clock.now() });
    expect((await ask(desk, person, customer)).body.asked).toBe(0);
    expect((await desk.call(listMissingAccounts, { query: {} })).body).toEqual([]);
  });

  it("are shown to and asked by Finance and the Owner alone, with ids of people", async () => {
    const person = await makeUnreachable();
    for (const other of [person, await makeCustomer(portal), await makeStaff(portal, "Support")]) {
      expect((await portal.as(other).call(listMissingAccounts, { query: {} })).status).toBe(403);
      expect((await ask(portal.as(other), person)).status).toBe(403);
    }
    expect((await ask(portal.as(await makeStaff(portal, "Owner")), person)).body.asked).toBe(1);
    const desk = await makeDesk();
    for (const providerIds of [[], ["17"], Array(101).fill(person.id)]) {
      const { status, error } = await desk.call(askForAccounts, { body: { providerIds } });
      expect([status, error.issues?.[0]?.field.split(".")[0]]).toEqual([400, "providerIds"]);
    }
  });
});
