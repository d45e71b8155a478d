import { setTimeout as pause } from "node:timers/promises";
import { signupCustomer } from "@hunarmand/api/customers/customers";
import type { Database } from "../../apps/server/src/database/database.ts";
import { openEmbedded } from "../../apps/server/src/database/embedded/open-embedded.ts";
import { type MailServer, startMailServer } from "../../apps/server/test/mail/mail-server.ts";
import { countResting, readQueue } from "../../apps/server/test/queue-state.ts";
import { callServer } from "../../apps/server/test/running-server.ts";
import { Client, type Write } from "./client.ts";
import type { Fault } from "./fault.ts";
import { compareWrites, type Outcome } from "./outcome.ts";
import { type Place, withDatabase, withPlace } from "./place.ts";

const signups = 24;
const pollMilliseconds = 100;

const signUps: Write[] = Array.from({ length: signups }, (_, index) => {
  const email = `fault${index}@example.pk`;
  const phoneNumber = `0305555${String(index).padStart(4, "0")}`;
  const body = { firstName: "Nadia", lastName: "Iqbal", phoneNumber, email, password: "a good long password" };
  return { name: email, send: (url) => callServer(url, signupCustomer, { body }) };
});

async function waitUntil(isReached: () => Promise<boolean>): Promise<void> {
  while (!(await isReached())) await pause(pollMilliseconds);
}

/** Closes its own connection afterwards: a portal that is killed then leaves no other user of the database behind. */
const waitForQueue = (place: Place, isReached: (db: Database) => Promise<boolean>): Promise<void> =>
  withDatabase(openEmbedded(place.folder), (db) => waitUntil(() => isReached(db)));

/** Each sign-up promises one mail. The mail server is away until the portal was killed. */
async function killWithMails(place: Place, mails: MailServer): Promise<Outcome> {
  mails.setBehaviour("busy");
  const server = await place.start({ SMTP_URL: mails.url });
  const client = new Client(server.url);
  await client.writeAll(signUps);
  // A portal killed during a try would hold its mail for a minute.
  await waitForQueue(place, async (db) => (await countResting(db, "send-awaited-mail")) >= signups);
  await server.end("SIGKILL");
  mails.setBehaviour("accepting");
  const again = await place.start({ SMTP_URL: mails.url });
  await waitForQueue(place, async (db) => (await readQueue(db, "send-awaited-mail")).done >= signups);
  await again.end("SIGTERM");
  // Others, such as people of the demo, get mails as well.
  const received = mails.received.flatMap(({ to }) => to.filter((email) => signUps.some(({ name }) => name === email)));
  return compareWrites(client.seen.acknowledged, received);
}

export const mails: Fault = {
  name: "mails",
  what: "the portal is killed while mails wait for a mail server that is away",
  run: async () => {
    const mailServer = await startMailServer();
    try {
      return await withPlace({}, (place) => killWithMails(place, mailServer));
    } finally {
      await mailServer.stop();
    }
  },
};
