import { readDistance, shareDistance } from "@hunarmand/api/jobs/arrival";
import { sharedDistance } from "@hunarmand/api/jobs/distance";
import { markArrival } from "@hunarmand/api/jobs/provider";
import { giveBack } from "@hunarmand/api/jobs/times";
import { beforeEach, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

let [customer, provider]: Person[] = [];
let jobId: string;
const pin = { latitude: 33.6, longitude: 73 };

beforeEach(async () => {
  [customer, provider] = [await makeCustomer(portal), await makeProvider(portal)];
  jobId = await makeJob(portal, { customer, provider, status: "Accepted" });
  await setPin(pin);
});

const setPin = (place: { latitude: number | null; longitude: number | null }) =>
  portal.db.updateTable("jobs").set(place).where("id", "=", jobId).execute();
const as = (person: Person | undefined) => portal.as(person as Person);
const at = () => ({ params: { id: jobId } });
const share = (latitude: number, who = provider) =>
  as(who).call(shareDistance, { ...at(), body: { latitude, longitude: pin.longitude } });
const read = async () => (await as(customer).call(readDistance, at())).body.shared;

it("a customer reads how far their handyman is, in steps of 500 m or near ones of 100 m, and nothing before it is shared", async () => {
  expect(await read()).toBeNull();
  // A thousandth of a degree is 111 m.
  await share(pin.latitude + 0.01);
  expect(await read()).toEqual({ meters: 1_500, at: expect.any(String) });
  await share(pin.latitude + 0.0056);
  expect(await read(), "620 m").toMatchObject({ meters: 600 });
  await share(pin.latitude + 0.0001);
  expect(await read()).toMatchObject({ meters: 100 });
});

it("an old distance is not shown, nor one of a handyman who gave the job back, nor one after the arrival", async () => {
  await share(pin.latitude + 0.01);
  portal.clock.advance({ minutes: sharedDistance.minutes });
  expect(await read()).toBeNull();
  await share(pin.latitude + 0.01);
  await as(provider).call(markArrival, { body: { jobId, ...pin } });
  expect(await read()).toBeNull();
  expect((await share(pin.latitude)).status).toBe(409);
});

it("another handyman, another customer and a job without a pin are refused", async () => {
  const [other, stranger] = [await makeProvider(portal), await makeCustomer(portal)];
  expect((await share(pin.latitude, other)).status).toBe(404);
  expect((await as(stranger).call(readDistance, at())).status).toBe(404);
  await setPin({ latitude: null, longitude: null });
  expect((await share(pin.latitude)).status).toBe(409);
});

it("the next handyman of a job begins without the distance of the one before", async () => {
  await share(pin.latitude + 0.01);
  await as(provider).call(giveBack, { ...at(), body: { reason: "My bike is broken." } });
  await portal.db
    .updateTable("jobs")
    .set({ status: "Accepted", providerId: (await makeProvider(portal)).id })
    .execute();
  expect(await read()).toBeNull();
});
