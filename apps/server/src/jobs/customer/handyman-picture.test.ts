import { getHandymanPicture, getJob } from "@hunarmand/api/jobs/customer";
import { uploadProfile } from "@hunarmand/api/providers/documents";
import { expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { makeForm, makePicture } from "../../../test/make-image.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

it("a customer sees the picture of the handyman who has their job, but other customers do not", async () => {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  const mine = portal.as(customer);
  const id = await makeJob(portal, { provider, customer, status: "Accepted" });
  const hasPicture = async () => (await mine.call(getJob, { params: { id } })).body.provider?.hasPicture;
  expect(await hasPicture()).toBe(false);
  expect(await mine.call(getHandymanPicture, { params: { id } })).toMatchObject({ status: 404 });
  const body = makeForm({ Email: provider.email, File: await makePicture() });
  expect((await portal.as(provider).call(uploadProfile, { body })).status).toBe(200);
  expect(await hasPicture()).toBe(true);
  expect((await mine.call(getHandymanPicture, { params: { id } })).status).toBe(200);
  const stranger = portal.as(await makeCustomer(portal));
  const unknown = { status: 404, error: { code: "job-not-found" } };
  expect(await stranger.call(getHandymanPicture, { params: { id } })).toMatchObject(unknown);
  expect((await portal.call(getHandymanPicture, { params: { id } })).status).toBe(401);
  expect((await portal.as(provider).call(getHandymanPicture, { params: { id } })).status).toBe(403);
  const bad = await mine.call(getHandymanPicture, { params: { id: "1" } });
  expect(bad).toMatchObject({ status: 400, error: { issues: [{ field: "id" }] } });
});

it("a job without a handyman has no picture", async () => {
  const customer = await makeCustomer(portal);
  const id = await makeJob(portal, { provider: await makeProvider(portal), customer, status: "Requested" });
  expect(await portal.as(customer).call(getHandymanPicture, { params: { id } })).toMatchObject({
    status: 404,
    error: { code: "not-found" },
  });
});
