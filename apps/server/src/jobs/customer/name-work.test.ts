import { createJob, getJob } from "@hunarmand/api/jobs/customer";
import { listRequestedJobs } from "@hunarmand/api/jobs/provider";
import { describe, expect, it } from "vitest";
import { jobForm } from "../../../test/forms.ts";
import { makeCustomer, makeProvider } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

const plumbing = { ...jobForm, category: "Maintenance and Repairers", skill: "Plumbing Repair" };
const tap = { subSkill: "Tap and Mixer Repair", usualPrice: { from: 800, to: 1_800 } };
const trade = { subSkill: null, usualPrice: { from: 1_000, to: 4_500 } };

/** Posts a job and returns it as its customer reads it. */
async function post(form: object) {
  const customer = portal.as(await makeCustomer(portal));
  const { body } = await customer.call(createJob, { body: { ...plumbing, ...form } });
  return (await customer.call(getJob, { params: { id: body.jobId } })).body;
}

describe("a job posted without an exact work", () => {
  it.each(["The kitchen tap leaks.", "kitchen ka nalka leak hai", "میرا نلکا خراب ہے"])(
    "takes the only one that its words name, with its price: %s",
    async (description) => {
      expect(await post({ description })).toMatchObject(tap);
    },
  );

  it("is offered with the price of that work", async () => {
    const provider = await makeProvider(portal);
    const posted = await post({ ...jobForm, description: "AC shifting to the new house" });
    expect(posted.subSkill).toBe("AC Uninstallation and Shifting");
    const offers = await portal.as(provider).call(listRequestedJobs, { params: { email: provider.email }, query: {} });
    expect(offers.body).toMatchObject([{ subSkill: posted.subSkill, usualPrice: posted.usualPrice }]);
    expect(posted.usualPrice).not.toEqual({ from: 3_000, to: 8_000 });
  });

  it.each([
    ["of several works", { description: "The tap leaks and the gutter is blocked." }],
    ["of work of another skill", { description: "AC gas refill" }],
    ["where the customer said that it is other work", { description: "The kitchen tap leaks.", isOtherWork: true }],
    ["without words", {}],
  ])("keeps its skill and the price of it %s", async (_what, form) => {
    expect(await post(form)).toMatchObject(trade);
  });

  it("keeps its skill where the named work is dearer than what the customer read", async () => {
    await portal.db.updateTable("subSkills").set({ priceToPaisa: 450_100 }).where("name", "=", tap.subSkill).execute();
    expect(await post({ description: "The kitchen tap leaks." })).toMatchObject(trade);
  });

  it("never takes another one than the customer chose", async () => {
    const subSkill = "Drain Unblocking";
    expect(await post({ description: "The kitchen tap leaks.", subSkill })).toMatchObject({ subSkill });
  });
});
