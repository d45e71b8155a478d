import { expect, it } from "vitest";
import { makeFolder, openInstallation } from "../../../test/installation.ts";
import { writeSettings } from "../../domain/settings/settings.queries.ts";

const minuteMilliseconds = 60_000;

it("during maintenance people read, and changes get a 503 that says when to come back, until it ends", async () => {
  const { services, start } = await openInstallation(await makeFolder());
  const app = await start();
  const pauseFor = (minutes: number) => {
    const until = new Date(Date.now() + minutes * minuteMilliseconds);
    return writeSettings(services.db, { maintenance: { until } }).then(() => services.wakeUps.send());
  };
  const payload = { fullName: "Sara", email: "sara@example.pk", phone: "03001234567", message: "When do you open?" };
  const change = () => app.inject({ method: "POST", url: "/api/Provider/support-request", payload });
  const read = () => app.inject("/api/City/cities-list");
  const readByPost = () => app.inject({ method: "POST", url: "/api/Provider/payment-history", payload: {} });
  expect((await change()).statusCode).toBe(200);

  await pauseFor(30);
  await expect.poll(async () => (await change()).statusCode).toBe(503);
  const countRows = async () => (await services.db.selectFrom("inquiries").select("id").execute()).length;
  const before = await countRows();
  const refused = await change();
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(29 * 60);
  expect(refused.json()).toMatchObject({
    code: "maintenance",
    message: "We are working on the portal. You can read, but not change anything. Please try again in 30 minutes.",
  });
  expect((await read()).statusCode).toBe(200);
  // Refused because nobody is logged in, as always.
  expect((await readByPost()).statusCode).toBe(401);
  expect(await countRows()).toBe(before);

  await pauseFor(0);
  await expect.poll(async () => (await change()).statusCode).toBe(200);
});
