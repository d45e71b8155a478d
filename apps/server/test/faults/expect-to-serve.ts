import { createJob } from "@hunarmand/api/jobs/customer";
import { listCities } from "@hunarmand/api/lookups/lookups";
import { expect } from "vitest";
import { systemClock } from "../../src/services/clock.ts";
import { jobForm } from "../forms.ts";
import { makeCustomer } from "../make.ts";
import { openSession } from "../races/many-jobs.ts";
import { callServer, runServer } from "../running-server.ts";
import type { makePlace } from "../server-place.ts";

/** Expects that a server starts there with the whole schema and catalogue, and works. */
export async function expectToServe(place: Awaited<ReturnType<typeof makePlace>>): Promise<void> {
  const server = await runServer(place.settings);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const cities = await callServer(server.url, listCities, {});
  expect(cities.body).toMatchObject([{ name: "Islamabad" }, { name: "Rawalpindi" }, {}, {}]);
  expect(await server.end("SIGTERM")).toBe(0);

  const { db, close } = await place.open();
  const token = await openSession(db, await makeCustomer({ db, clock: systemClock }), "Customer");
  await close();
  const again = await runServer(place.settings);
  const made = await callServer(again.url, createJob, { body: jobForm }, { authorization: `Bearer ${token}` });
  expect(made.status).toBe(201);
  expect(await again.end("SIGTERM")).toBe(0);
}
