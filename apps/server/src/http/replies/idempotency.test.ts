import { randomUUID } from "node:crypto";
import { login } from "@hunarmand/api/account/account";
import { acceptQuote } from "@hunarmand/api/contracts/quotes/own-answers";
import { requestQuote } from "@hunarmand/api/contracts/quotes/request";
import { calls } from "@hunarmand/api/index";
import { createComplain } from "@hunarmand/api/inquiries/inquiries";
import { acceptJob } from "@hunarmand/api/jobs/provider";
import { describe, expect, it } from "vitest";
import { contactForm, quoteForm, signupForm } from "../../../test/forms.ts";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { startPortal, testSettings } from "../../../test/portal.ts";
import { sendWithKeys } from "../../../test/secrets/send-with-keys.ts";
import { buildApp } from "../../app.ts";
import { isReplayable } from "./idempotency.ts";

const portal = await startPortal();
const { ask, countQuotes, keptKeys } = sendWithKeys(portal);

describe("an Idempotency-Key", () => {
  it("sends the first reply again without carrying out a second request", async () => {
    const person = await makeCustomer(portal);
    const first = await ask(person, "key");
    const second = await ask(person, "key");
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(second.headers["content-type"]).toBe(first.headers["content-type"]);
    expect(await countQuotes(person)).toBe(1);
  });

  it("treats the same content in another spelling as the same request", async () => {
    const person = await makeCustomer(portal);
    const first = await ask(person, "key");
    const { totalHandymen, ...rest } = quoteForm;
    const second = await ask(person, "key", {
      ...rest,
      city: undefined,
      City: "Karachi",
      totalHandymen: "5",
      noise: 1,
    });
    expect(second.body).toEqual(first.body);
    expect(totalHandymen).toBe(5);
  });

  it("is refused for other content and for another call", async () => {
    const person = await makeCustomer(portal);
    const { id } = (await ask(person, "key")).body;
    const other = await ask(person, "key", { city: "Lahore" });
    expect(other).toMatchObject({ status: 409, error: { code: "idempotency-mismatch" } });
    const call = await portal
      .as(person)
      .call(acceptQuote, { params: { id }, body: { amount: 1, note: null } }, { "idempotency-key": "key" });
    expect(call).toMatchObject({ status: 409, error: { code: "idempotency-mismatch" } });
    expect(await countQuotes(person)).toBe(1);
  });

  it("repeats a refusal, although the second try would succeed", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const body = { Id: randomUUID() };
    const headers = { "idempotency-key": "key" };
    expect((await portal.as(provider).call(acceptJob, { body }, headers)).status).toBe(404);
    const jobId = await makeJob(portal, { provider, customer });
    await portal.db.updateTable("offers").set({ status: "Withdrawn" }).where("jobId", "=", jobId).execute();
    const open = { body: { Id: jobId } };
    expect((await portal.as(provider).call(acceptJob, open, { "idempotency-key": "other" })).status).toBe(409);
    await portal.db.updateTable("offers").set({ status: "Offered" }).where("jobId", "=", jobId).execute();
    expect((await portal.as(provider).call(acceptJob, open, { "idempotency-key": "other" })).status).toBe(409);
    expect((await portal.as(provider).call(acceptJob, open, { "idempotency-key": "third" })).status).toBe(200);
  });

  it("is not taken by an invalid request", async () => {
    const person = await makeCustomer(portal);
    expect((await ask(person, "key", { city: "Nowhere" })).status).toBe(400);
    expect((await ask(person, "key")).status).toBe(200);
  });

  it("belongs to its caller: the same key of another person is another key", async () => {
    const [one, two] = [await makeCustomer(portal), await makeCustomer(portal)];
    const [first, second] = [await ask(one, "key"), await ask(two, "key")];
    expect(second.status).toBe(200);
    expect(second.body.id).not.toBe(first.body.id);
    expect(await countQuotes(two)).toBe(1);
  });

  it("works without a login too, by address", async () => {
    const headers = { "idempotency-key": "key" };
    const [first, second] = [
      await portal.call(createComplain, { body: contactForm }, headers),
      await portal.call(createComplain, { body: contactForm }, headers),
    ];
    expect(second.body).toEqual(first.body);
    expect(await portal.db.selectFrom("inquiries").select("id").execute()).toHaveLength(1);
  });

  it("expires after 24 hours, and later keys delete it", async () => {
    const person = await makeCustomer(portal);
    await ask(person, "old");
    await ask(person, "key");
    portal.clock.advance({ hours: 23, minutes: 59 });
    portal.forgetSessions();
    expect((await ask(person, "key", { city: "Lahore" })).status).toBe(409);
    portal.clock.advance({ minutes: 2 });
    expect((await ask(person, "key", { city: "Lahore" })).status).toBe(200);
    expect(await keptKeys()).toHaveLength(1);
  });

  it("lets one of twenty simultaneous requests through, over two servers", async () => {
    const person = await makeCustomer(portal);
    await ask(person, "warm-up");
    const { app } = portal;
    const second = await buildApp(portal.services, testSettings);
    const { authorization } = await portal.headersOf(person);
    const send = (index: number) =>
      (index % 2 ? app : second).inject({
        method: "POST",
        url: "/api/Contracts/quote",
        headers: { authorization, "idempotency-key": "key" },
        payload: quoteForm,
      });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => send(index)));
    await second.close();
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await countQuotes(person)).toBe(2);
  });

  it.each([
    ["nothing", ""],
    ["256 characters", "k".repeat(256)],
  ])("of %s is refused", async (_length, key) => {
    const answer = await ask(await makeCustomer(portal), key);
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field: "Idempotency-Key" }] } });
  });

  it("covers a form with its fields", async () => {
    const body = (name: string) => {
      const form = new FormData();
      for (const [field, value] of Object.entries({ ...signupForm, FirstName: name })) form.append(field, value);
      return form;
    };
    const send = (name: string) =>
      portal.app.inject({
        method: "POST",
        url: "/api/Provider/add-provider",
        headers: { "idempotency-key": "key" },
        payload: body(name),
      });
    const [first, second, other] = [await send("Ali"), await send("Ali"), await send("Bilal")];
    expect(first.statusCode).toBe(201);
    expect([second.statusCode, second.body]).toEqual([201, first.body]);
    expect(other.json()).toMatchObject({ code: "idempotency-mismatch" });
  });

  it("stores neither the request nor the key itself", async () => {
    const person = await makeCustomer(portal);
    await ask(person, "my-key", { details: "my secret site" });
    const kept = JSON.stringify(await keptKeys());
    for (const secret of ["my-key", "my secret site", quoteForm.phone, person.id]) expect(kept).not.toContain(secret);
  });

  it("stores no reply with a token: such calls ignore the key", async () => {
    await portal.call(login, { body: { identifier: "a@b.pk", password: "x" } }, { "idempotency-key": "key" });
    expect(await keptKeys()).toEqual([]);
    const withToken = Object.entries(calls).filter(([, call]) => call.method !== "GET" && !isReplayable(call));
    expect(withToken.map(([name]) => name)).toEqual(
      expect.arrayContaining(["account.login", "account.adminLogin", "customers.signupCustomer"]),
    );
  });

  it("costs nothing when it is not sent", async () => {
    const person = await makeCustomer(portal);
    await portal.as(person).call(requestQuote, { body: quoteForm });
    expect(await keptKeys()).toEqual([]);
  });
});
