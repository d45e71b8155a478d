import type { Call } from "@hunarmand/api/call";
import { calls } from "@hunarmand/api/index";
import { createJob } from "@hunarmand/api/jobs/customer";
import { uploadCnicFront } from "@hunarmand/api/providers/documents";
import { updateProvider } from "@hunarmand/api/providers/providers";
import { afterEach, describe, expect, it } from "vitest";
import { jobForm } from "../forms.ts";
import { makeStaff } from "../make.ts";
import { makeForm, makePicture } from "../make-image.ts";
import { startPortal } from "../portal.ts";
import { dumpTables } from "../secrets/database-dump.ts";
import { makeScene } from "./closed-account-scene.ts";
import { harmlessCalls } from "./harmless-calls.ts";
import { heldCalls } from "./held-calls.ts";

const portal = await startPortal();
const { cards } = portal.services;
afterEach(() => {
  portal.services.cards = cards;
});

const people: readonly string[] = ["provider", "verified-provider", "customer"];
const isForPeople = ({ access }: Call) =>
  typeof access === "string" || access.some((audience) => people.includes(audience));
const effectful = Object.entries(calls).filter(([, call]) => call.method !== "GET" && isForPeople(call));

/** Tables that count or record every request. */
const countingTables = [
  "public.security_events",
  "public.limit_hits",
  "public.text_counts",
  "public.sessions",
  "public.caller_changes",
  "public.unclaimed_files",
];

/** The portal's tables that have changed; the queue's tables always change with time. */
async function findChanged(before: Map<string, string>): Promise<string[]> {
  const tables = [...(await dumpTables(portal.db))].filter(([name]) => name.startsWith("public."));
  return tables.flatMap(([name, text]) => (countingTables.includes(name) || before.get(name) === text ? [] : [name]));
}

/** Closes the account in the database only: the process still has the session cached. */
const closeInDatabase = (id: string) =>
  portal.db.updateTable("accounts").set({ closedAt: portal.clock.now() }).where("id", "=", id).execute();

describe("a closed account whose session a process still has cached", () => {
  it("changes nothing: every call with effects locks the account or has a reason not to", () => {
    const known = [...Object.keys(heldCalls), ...Object.keys(harmlessCalls)].sort();
    expect(known).toEqual(effectful.map(([name]) => name).sort());
  });

  it.each(Object.entries(heldCalls))(
    "is refused %s, which it may send while open, and changes nothing",
    async (_name, make) => {
      const open = await make(await makeScene(portal));
      const taken = await portal.as(open.by).call(open.call, open.request);
      expect(taken.status < 300 ? "taken" : taken.error).toBe("taken");

      const { by, call, request } = await make(await makeScene(portal));
      await closeInDatabase(by.id);
      const before = await dumpTables(portal.db);
      const refused = await portal.as(by).call(call, request);
      expect([refused.status, refused.error.code]).toEqual([401, "not-signed-in"]);
      expect(await findChanged(before)).toEqual([]);
    },
  );
});

describe("the office", () => {
  it("cannot create a job for a closed customer account, or change a closed handyman's data and documents", async () => {
    const [{ customer, provider }, owner] = [await makeScene(portal), portal.as(await makeStaff(portal))];
    const phoneConfirmedAt = portal.clock.now();
    await portal.db.updateTable("accounts").set({ phoneConfirmedAt }).where("id", "=", customer.id).execute();
    for (const { id } of [customer, provider]) await closeInDatabase(id);
    const before = await dumpTables(portal.db);
    const job = await owner.call(createJob, { body: { ...jobForm, customerPhone: customer.phone } });
    const params = { phoneNumber: provider.phone };
    const profile = await owner.call(updateProvider, { params, body: { Qualification: "Intermediate" } as never });
    const body = makeForm({ cnicFront: await makePicture() });
    const paper = await owner.call(uploadCnicFront, { params: { id: provider.id }, body });
    expect([job, profile, paper].map(({ error }) => error.code)).toEqual([
      "customer-blocked",
      "provider-not-found",
      "provider-not-found",
    ]);
    expect(await findChanged(before)).toEqual([]);
  });
});
