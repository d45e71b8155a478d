import { randomUUID } from "node:crypto";
import type { OfficeRole } from "@hunarmand/api/call";
import { type DueKind, listDue } from "@hunarmand/api/staff/inbox";
import { expect, it } from "vitest";
import { makeCustomer, makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { insertContract } from "../../contracts/contracts.queries.ts";
import { addDays, dayOf, startOfDay } from "../../values/karachi-days.ts";

const portal = await startPortal();

const hourMilliseconds = 3_600_000;
const hoursAgo = (hours: number) => new Date(portal.clock.now().getTime() - hours * hourMilliseconds);

const list = async (role: OfficeRole, query: { kind: DueKind }) =>
  portal.as(await makeStaff(portal, role)).call(listDue, { query });

/** Makes an active contract of two handymen. */
async function makeContract(of: { accountId: string; startDay: string }) {
  const id = randomUUID();
  await insertContract(portal.db, {
    ...{ ...of, id, contractorName: "Kamran Builders", address: "Plot 1, I-9", city: "Islamabad", handymen: 2 },
    ...{
      phone: "+923041234567",
      cnic: "3740512345679",
      projectName: "Roof",
      availability: "Day",
      duration: "One month",
    },
    ...{ details: "Masons.", status: "Active", requestedAt: hoursAgo(30) },
  });
  return id;
}

it("what is due contains a crew that is not complete on the day before it begins", async () => {
  const { id: accountId } = await makeCustomer(portal);
  const startDay = addDays(dayOf(portal.clock.now()), 1);
  const [small, late] = [
    await makeContract({ accountId, startDay }),
    await makeContract({ accountId, startDay: addDays(startDay, 1) }),
  ];
  const read = async () => (await list("Dispatcher", { kind: "crew" })).body.map(({ id, deadline }) => [id, deadline]);
  expect(late).not.toBe(small);
  expect(await read()).toEqual([[small, startOfDay(startDay).toISOString()]]);
  expect((await list("Finance", { kind: "crew" })).body).toEqual([]);
  const providers = [await makeProvider(portal), await makeProvider(portal)];
  const join = (providerId: string) =>
    portal.db
      .insertInto("contractMembers")
      .values({ contractId: small, providerId, addedAt: hoursAgo(1) })
      .execute();
  await join(providers[0]?.id ?? "");
  expect(await read()).toHaveLength(1);
  await join(providers[1]?.id ?? "");
  expect(await read()).toEqual([]);
  const left = { leftAt: hoursAgo(0), leftReason: "Is ill." };
  await portal.db
    .updateTable("contractMembers")
    .set(left)
    .where("providerId", "=", providers[0]?.id ?? "")
    .execute();
  expect(await read()).toHaveLength(1);
});
