import { acceptJob } from "@hunarmand/api/jobs/provider";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider } from "../make.ts";
import type { Person } from "../portal.ts";
import { callServer } from "../running-server.ts";
import { openSession } from "./many-jobs.ts";
import { startTwoServers } from "./start-two-servers.ts";

const { ground, first, second } = await startTwoServers();

const headersOf = async (person: Person, role: "Provider" | "Customer") => ({
  authorization: `Bearer ${await openSession(ground.db, person, role)}`,
});

/** Opens the person's stream on the first server; `text()` returns what has arrived. */
async function openStream(headers: Record<string, string>) {
  const leave = new AbortController();
  const response = await fetch(`${first.url}/api/events`, { headers, signal: leave.signal });
  let text = "";
  const read = async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
  };
  read().catch(() => {});
  await expect.poll(() => text).toContain("event: ready");
  return { text: () => text, leave: () => leave.abort() };
}

/** Accepts a new job of the customer on the second server, and waits until the customer's stream on the first says so. */
async function bringNews(customer: Person, stream: { text(): string }): Promise<void> {
  const provider = await makeProvider(ground);
  const Id = await makeJob(ground, { provider, customer });
  const accepted = await callServer(second.url, acceptJob, { body: { Id } }, await headersOf(provider, "Provider"));
  expect(accepted.status).toBe(200);
  await expect.poll(() => stream.text()).toContain(`"job-accepted","subjectId":"${Id}"`);
}

describe("on two servers with one database", () => {
  it("events of one server are sent by the other", async () => {
    const customer = await makeCustomer(ground);
    const stream = await openStream(await headersOf(customer, "Customer"));
    await bringNews(customer, stream);
    await bringNews(customer, stream);
    stream.leave();
  });

  it("each person concerned is notified once, by one of the two", async () => {
    const customer = await makeCustomer(ground);
    const stream = await openStream(await headersOf(customer, "Customer"));
    await bringNews(customer, stream);
    await bringNews(customer, stream);
    const notices = () => ground.db.selectFrom("notices").select("kind").where("accountId", "=", customer.id).execute();
    await expect.poll(async () => (await notices()).length).toBe(2);
    await expect.poll(() => stream.text()).toContain("event: notice");
    const untold = () => ground.db.selectFrom("liveEvents").select("id").where("notifiedAt", "is", null).execute();
    await expect.poll(async () => (await untold()).length).toBe(0);
    expect(await notices()).toEqual([{ kind: "job-accepted" }, { kind: "job-accepted" }]);
    const mails = await ground.db.selectFrom("outbox").select("id").where("recipient", "=", customer.email).execute();
    expect(mails).toHaveLength(2);
    stream.leave();
  });
});
