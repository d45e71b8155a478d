import { findCaller } from "@hunarmand/api/jobs/callers/callers";
import { createJob } from "@hunarmand/api/jobs/customer";
import { expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../../test/make.ts";
import { startPortal } from "../../../../test/portal.ts";

const portal = await startPortal();

const confirmPhone = (id: string) =>
  portal.db.updateTable("accounts").set({ phoneConfirmedAt: portal.clock.now() }).where("id", "=", id).execute();
const order = {
  ...{
    category: "Installations",
    skill: "AC Installation",
    city: "Islamabad",
    area: "G-9",
    address: "House 7, Street 4",
  },
  ...{ customerName: "Rukhsana Bibi", customerPhone: "0355 0000021" },
};

it("a number in any spelling recognises the person, with their places, open jobs first, and an audit row", async () => {
  const [customer, provider, dispatcher] = [
    await makeCustomer(portal),
    await makeProvider(portal),
    await makeStaff(portal, "Dispatcher"),
  ];
  await confirmPhone(customer.id);
  const open = await makeJob(portal, { customer, provider });
  const done = await makeJob(portal, { customer, provider, status: "Completed" });
  const desk = portal.as(dispatcher);
  for (const phone of [customer.phone, `0${customer.phone.slice(3)}`, customer.phone.slice(3)]) {
    const { body } = await desk.call(findCaller, { query: { phone } });
    expect(body.caller).toMatchObject({ id: customer.id, name: "Test Customer", isBlocked: false, places: [] });
    expect(body.caller?.jobs.map(({ id, status }) => [id, status])).toEqual([
      [open, "Requested"],
      [done, "Completed"],
    ]);
  }
  const rows = await portal.db.selectFrom("auditEntries").select(["actorId", "action", "subjectId"]).execute();
  expect(rows).toContainEqual({ actorId: dispatcher.id, action: "customer.read", subjectId: customer.id });
});

it("a person known only by phone is recognised from their second call on, with their address", async () => {
  const desk = portal.as(await makeStaff(portal, "Dispatcher"));
  const ask = async () => (await desk.call(findCaller, { query: { phone: "+923550000021" } })).body.caller;
  expect(await ask()).toBeNull();
  await desk.call(createJob, { body: order });
  const { city, area, address } = order;
  expect(await ask()).toMatchObject({
    ...{ name: "Rukhsana Bibi", places: [{ label: null, city, area, address }] },
    jobs: [{ status: "Requested", skill: "AC Installation", subSkill: null, city, area, address }],
  });
});

it("an account that has not confirmed the number is not recognised, as no job is posted for it", async () => {
  const customer = await makeCustomer(portal);
  const desk = portal.as(await makeStaff(portal, "Dispatcher"));
  expect((await desk.call(findCaller, { query: { phone: customer.phone } })).body.caller).toBeNull();
});

it("only a Dispatcher and an Owner may ask who calls, and the number is checked", async () => {
  const query = { phone: "0355 0000021" };
  expect((await portal.call(findCaller, { query })).status).toBe(401);
  for (const person of [await makeCustomer(portal), await makeProvider(portal)])
    expect((await portal.as(person).call(findCaller, { query })).status).toBe(403);
  for (const role of ["Verifier", "Finance", "Support"] as const)
    expect((await portal.as(await makeStaff(portal, role)).call(findCaller, { query })).status).toBe(403);
  const desk = portal.as(await makeStaff(portal, "Owner"));
  expect((await desk.call(findCaller, { query })).status).toBe(200);
  const { status, error } = await desk.call(findCaller, { query: { phone: "ayesha" } });
  expect([status, error.issues?.[0]?.field]).toEqual([400, "phone"]);
});
