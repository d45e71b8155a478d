import { assignMembers, markDays, type Presence, removeMember } from "@hunarmand/api/contracts/crew";
import { activateContract, completeContract, endContract } from "@hunarmand/api/contracts/office-decisions";
import { expect, it } from "vitest";
import { makeProvider } from "../../../test/make.ts";
import { acceptedDay, makePricedContract } from "../../../test/make-priced-contract.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

/** Two handymen for five days: PKR 100 for one handyman's day. */
const size = { handymen: 2, durationDays: 5 };

async function makeStartedContract(wishes: object = size) {
  const contract = await makePricedContract(portal, wishes);
  const { params, dispatcher } = contract;
  await dispatcher.call(activateContract, { params });
  const crew = [await makeProvider(portal), await makeProvider(portal), await makeProvider(portal)];
  const providerIds = crew.map(({ id }) => id);
  const join = (ids: string[]) => dispatcher.call(assignMembers, { params, body: { providerIds: ids } });
  expect((await join(providerIds.slice(0, size.handymen))).status).toBe(200);
  /** The third handyman takes the place of the first on the same day. */
  const replaceFirst = async () => {
    const body = { providerId: providerIds[0] ?? "", reason: "Fell ill." };
    expect((await dispatcher.call(removeMember, { params, body })).status).toBe(200);
    expect((await join(providerIds.slice(size.handymen))).status).toBe(200);
  };
  /** Enters the presence of the first ones, who had the one of before. */
  const mark = async (presences: Presence[], before: (Presence | null)[] = []) => {
    const marks = presences.map((presence, place) => ({
      ...{ providerId: providerIds[place] ?? "", presence },
      read: { presence: before[place] ?? null, note: null },
    }));
    expect((await dispatcher.call(markDays, { params, body: { day: acceptedDay, marks } })).status).toBe(200);
  };
  return { ...contract, mark, replaceFirst };
}

it("a day on which a handyman was absent is taken off what is left to pay, from the last part on", async () => {
  const contract = await makeStartedContract();
  await contract.plan([
    { day: "2026-03-01", amount: 500 },
    { day: "2026-04-01", amount: 500 },
  ]);
  await contract.mark(["absent", "half"]);
  expect(await contract.own()).toMatchObject({
    ...{ price: 1_000, absent: { halfDays: 3, amount: 150 }, paid: 0, left: 850, owed: 0 },
    parts: [
      { amount: 500, off: 0, left: 500 },
      { amount: 500, off: 150, left: 350 },
    ],
  });
  await contract.pay(500);
  expect((await contract.read()).money).toMatchObject({ left: 350, next: { day: "2026-04-01", amount: 350 } });
  await contract.mark(["present", "half"], ["absent", "half"]);
  expect(await contract.own(), "a corrected day").toMatchObject({ absent: { halfDays: 1, amount: 50 }, left: 450 });
});

it("what was paid above it is owed to the contractor", async () => {
  const contract = await makeStartedContract();
  await contract.plan([{ day: "2026-03-01", amount: 1_000 }]);
  await contract.pay(1_000);
  await contract.mark(["absent", "present"]);
  expect(await contract.own()).toMatchObject({
    ...{ paid: 1_000, left: 0, owed: 100, next: null },
    parts: [{ amount: 1_000, off: 100, left: 0 }],
  });
});

it("a day on which another handyman filled the place is paid, and so are days whose price is unknown", async () => {
  const filled = await makeStartedContract();
  await filled.replaceFirst();
  await filled.mark(["absent", "present", "present"]);
  expect(await filled.own()).toMatchObject({ absent: { halfDays: 0, amount: 0 }, left: 1_000 });
  const unknown = await makeStartedContract({ durationDays: 5 });
  await unknown.mark(["absent"]);
  expect(await unknown.own()).toMatchObject({ absent: { halfDays: 0, amount: 0 }, left: 1_000 });
});

it("of a contract that ends before its time only the days of work are paid", async () => {
  const contract = await makeStartedContract();
  const { params, dispatcher } = contract;
  await contract.mark(["present", "half"]);
  const end = (reason: string) => dispatcher.call(endContract, { params, body: { reason } });
  expect((await end("The crew was not complete.")).body.status).toBe("Completed");
  expect((await end("The crew was not complete.")).status, "once more").toBe(200);
  expect(await contract.own()).toMatchObject({ absent: { halfDays: 17, amount: 850 }, paid: 0, left: 150 });
  const { error } = await dispatcher.call(completeContract, { params });
  expect(error.code, "whole, after it ended").toBe("contract-state");
});
