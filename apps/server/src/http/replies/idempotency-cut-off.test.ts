import { changePassword } from "@hunarmand/api/account/passwords";
import { acceptJob } from "@hunarmand/api/jobs/provider";
import { describe, expect, it, vi } from "vitest";
import { holdTime, holdUntil, passTime, releaseTime } from "../../../test/held-time.ts";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";
import { sendWithKeys } from "../../../test/secrets/send-with-keys.ts";

const portal = await startPortal();
const { ask, countQuotes, keptKeys } = sendWithKeys(portal);

describe("an Idempotency-Key whose first try did not finish", () => {
  it("replies 409 with Retry-After while the first try runs", async () => {
    const person = await makeCustomer(portal);
    await ask(person, "key");
    await portal.db.updateTable("idempotencyKeys").set({ status: null, body: null }).execute();
    const answer = await ask(person, "key");
    expect(answer).toMatchObject({ status: 409, error: { code: "idempotency-running" } });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("never repeats a creation after a first try that was cut off", async () => {
    const person = await makeCustomer(portal);
    await ask(person, "key");
    await portal.db.updateTable("idempotencyKeys").set({ status: null, body: null }).execute();
    portal.clock.advance({ minutes: 2 });
    expect(await ask(person, "key")).toMatchObject({ status: 409, error: { code: "idempotency-unknown" } });
    expect(await countQuotes(person)).toBe(1);
  });

  it("allows a step to be repeated after a first try that was cut off", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const open = { body: { Id: await makeJob(portal, { provider, customer }) } };
    const headers = { "idempotency-key": "key" };
    await portal.as(provider).call(acceptJob, open, headers);
    await portal.db.updateTable("idempotencyKeys").set({ status: null, body: null }).execute();
    portal.clock.advance({ minutes: 2 });
    expect((await portal.as(provider).call(acceptJob, open, headers)).status).toBe(200);
  });

  it("is released when the server failed", async () => {
    const person = await makeCustomer(portal);
    await countQuotes(person);
    const failing = vi.spyOn(portal.services.db, "transaction").mockImplementationOnce(() => {
      throw new Error("the disk is full");
    });
    expect((await ask(person, "key")).status).toBe(500);
    failing.mockRestore();
    expect(await keptKeys()).toEqual([]);
    expect((await ask(person, "key")).status).toBe(200);
  });

  it("stays taken when the first try timed out, because that may still be carried out", async () => {
    const person = await makeCustomer(portal);
    const matches = vi.fn(() => new Promise<boolean>(() => {}));
    const services = { passwords: { ...portal.passwords, matches } };
    const { as } = await openVariant(portal, { services, settings: { deadlineScale: 1 } });
    const body = { email: person.email, currentPassword: "the old one", newPassword: "a new long password" };
    const change = () => as(person).call(changePassword, { body }, { "idempotency-key": "key" });
    holdTime();
    const first = change();
    await holdUntil(() => expect(matches.mock.calls.length).toBe(1));
    await passTime(10_000);
    expect((await first).status).toBe(503);
    await releaseTime();
    expect(await change()).toMatchObject({ status: 409, error: { code: "idempotency-running" } });
  });
});
