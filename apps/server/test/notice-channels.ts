import { notifyPeople } from "../src/notices/notify-people.ts";
import type { Services } from "../src/services/services.ts";
import { openSms } from "../src/services/sms/sms.ts";
import { openWhatsapp } from "../src/services/whatsapp/whatsapp.ts";
import { makeCustomer, makeJob, makeProvider } from "./make.ts";
import type { Person, Portal } from "./portal.ts";
import { openVariant } from "./portal-variant.ts";
import { runTasks } from "./run-tasks.ts";
import { startSmsGateway } from "./sms-gateway.ts";
import { startWhatsapp } from "./whatsapp-gateway.ts";

/** A portal with both phone gateways and without a mail server: mails stay in the queue. */
export async function startChannels(portal: Portal) {
  const [whatsapp, texts] = [await startWhatsapp(), await startSmsGateway()];
  const sms = openSms({ smsUrl: texts.url, replyMilliseconds: 10_000 });
  const gateway = openWhatsapp({ whatsappUrl: whatsapp.url });
  const variant = await openVariant(portal, { services: { sms, whatsapp: gateway } });
  return {
    ...variant,
    whatsapp,
    texts,
    reset: () => {
      for (const stand of [whatsapp, texts]) {
        stand.setBehaviour("accepting");
        stand.received.length = 0;
      }
    },
    stop: () => Promise.all([whatsapp.stop(), texts.stop(), variant.app.close()]),
  };
}

export async function confirmPhone({ db, clock }: Pick<Services, "db" | "clock">, { id }: Person): Promise<void> {
  await db.updateTable("accounts").set({ phoneConfirmedAt: clock.now() }).where("id", "=", id).execute();
}

/** Offers a job to a handyman with a confirmed phone, and waits until all notices are queued. */
export async function makeOffered(portal: Portal, services: Services) {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  await confirmPhone(portal, provider);
  await notifyPeople(services);
  await runTasks(services);
  await portal.db.updateTable("notices").set({ readAt: portal.clock.now() }).execute();
  await portal.db.deleteFrom("outbox").execute();
  const jobId = await makeJob(portal, { provider, customer });
  await notifyPeople(services);
  return { provider, customer, jobId };
}

/** All messages to them, oldest first. */
export const readMessages = (portal: Portal, { id }: Person) =>
  portal.db
    .selectFrom("outbox")
    .select(["id", "channel", "status", "kind", "gatewayId", "error", "deliveredAt", "readAt", "attempts", "text"])
    .where("accountId", "=", id)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
