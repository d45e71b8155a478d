import { subscribePush } from "@hunarmand/api/notices/push";
import { notifyPeople } from "../src/notices/notify-people.ts";
import { openPush, type PushServiceSettings } from "../src/services/push/push.ts";
import type { Services } from "../src/services/services.ts";
import { onPhone } from "./devices.ts";
import { makeCustomer, makeJob, makeProvider } from "./make.ts";
import { readMessages } from "./notice-channels.ts";
import { type Person, type Portal, testPushKey } from "./portal.ts";
import { openVariant } from "./portal-variant.ts";
import { startPushService } from "./push-service.ts";
import { runTasks } from "./run-tasks.ts";

const pushSettings: PushServiceSettings = {
  vapidPrivateKey: undefined,
  vapidSubject: "mailto:office@portal.test",
  pushServiceUrl: undefined,
  publicUrl: "http://portal.test",
  mailFrom: "portal@portal.test",
};

/** A portal that sends push messages to a stand-in. */
export async function startPushScene(portal: Portal) {
  const pushService = await startPushService();
  const settings = { ...pushSettings, vapidPrivateKey: testPushKey, pushServiceUrl: pushService.url };
  const openPushOf = (ground: Pick<Services, "db" | "clock" | "cipher">) => openPush(settings, ground);
  const variant = await openVariant(portal, { services: { push: openPushOf(portal.services) } });
  const { services } = variant;
  /** Runs all tasks that are due, also if one of them fails. */
  const run = () => runTasks(services).catch(() => {});
  /** Drops the notices about the accounts themselves. */
  const settle = async (): Promise<void> => {
    await notifyPeople(services);
    await run();
    await portal.db.deleteFrom("notices").execute();
    await portal.db.deleteFrom("outbox").execute();
    pushService.received.length = 0;
  };
  /** Subscribes with a new browser of the person. */
  const subscribe = async (person: Person, headers: Record<string, string> = onPhone) => {
    const browser = pushService.makeBrowser();
    const reply = await variant.as(person).call(subscribePush, { body: browser.subscription }, headers);
    if (reply.status !== 200) throw new Error(`The subscription was refused with ${reply.status}.`);
    return browser;
  };
  return {
    ...variant,
    pushService,
    settings,
    openPushOf,
    subscribe,
    settle,
    run,
    wait: async (minutes: number): Promise<void> => {
      portal.clock.advance({ minutes });
      await run();
    },
    /** A handyman with a device, to whom a job is offered. The message is queued. */
    makeOffered: async () => {
      const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
      const browser = await subscribe(provider);
      await settle();
      const jobId = await makeJob(portal, { provider, customer });
      await notifyPeople(services);
      return { provider, customer, browser, jobId };
    },
    /** Notifies them of an event about a job. */
    publish: async ({ id: accountId }: Person, kind: string, subjectId: string): Promise<void> => {
      await portal.db.insertInto("liveEvents").values({ accountId, kind, subjectId }).execute();
      await notifyPeople(services);
    },
    /** Their messages as "channel status", oldest first. */
    wayOf: async (person: Person) =>
      (await readMessages(portal, person)).map(({ channel, status }) => `${channel} ${status}`),
    stop: () => Promise.all([pushService.stop(), variant.app.close()]),
  };
}
