import { groupOf, type NoticeGroup } from "@hunarmand/api/notices/notice-kinds";
import type { PushMessage } from "@hunarmand/api/notices/push-message";
import type { PushOptions, PushOutcome } from "../../services/push/push.ts";
import type { Services } from "../../services/services.ts";
import { getTexts } from "../../values/texts.ts";
import { findOpenNotice } from "../channels/open-notice.queries.ts";
import { type ClaimedMessage, deliverMessage } from "../delivery/deliver-message.ts";
import { portalReasons } from "../traces/portal-reasons.ts";
import { deleteEnded, noteUse, selectDevices } from "./push-devices.queries.ts";
import { callKinds } from "./push-titles.ts";

/** Trying again cannot help. */
class PushRefused extends Error {}

/** The person has read the notice or logged out meanwhile, or the offer is over. */
class PushNotNeeded extends PushRefused {}

/** The task of each push message. */
export async function sendPush(services: Services, { outboxId }: { outboxId: string }): Promise<void> {
  await deliverMessage(services, outboxId, {
    send: async (message) => {
      await sendToDevices(services, message);
      return undefined;
    },
    isRefusedForGood: (error) => error instanceof PushRefused,
    isNotNeeded: (error) => error instanceof PushNotNeeded,
  });
}

const minuteSeconds = 60;
const hourSeconds = 3_600;

/** How long a message waits for a phone that is off. Afterwards it says nothing new. */
const ttlOf: Record<NoticeGroup, number> = {
  offers: 30 * minuteSeconds,
  jobs: 4 * hourSeconds,
  money: 24 * hourSeconds,
  account: 24 * hourSeconds,
  contracts: 24 * hourSeconds,
  answers: 24 * hourSeconds,
};

type Device = Awaited<ReturnType<typeof selectDevices>>[number];

/**
 * Sends the message to all devices of the account. It counts as sent once a push service has accepted it for one of them: a repeat would
 * ring twice there. Devices whose subscription has ended are removed.
 */
async function sendToDevices(services: Services, message: ClaimedMessage): Promise<void> {
  const { db, clock, push } = services;
  const { accountId, noticeId } = message;
  if (!accountId || !noticeId || !(await findOpenNotice(db, noticeId)))
    throw new PushNotNeeded(portalReasons.notNeeded);
  const devices = await selectDevices(db, accountId);
  const publicKey = await push.getPublicKey();
  const { text, options } = await writeMessage(services, message);
  const sent = await Promise.all(
    devices.map(async (device): Promise<{ device: Device; outcome: PushOutcome }> => {
      const isOfOtherKey = device.serverKey !== publicKey;
      return { device, outcome: isOfOtherKey ? "gone" : await push.send(device, text, options) };
    }),
  );
  const having = (outcome: PushOutcome) => sent.flatMap((one) => (one.outcome === outcome ? [one.device] : []));
  await deleteEnded(db, having("gone"));
  const accepted = having("accepted");
  await noteUse(
    db,
    accepted.map(({ id }) => id),
    clock.now(),
  );
  if (accepted.length > 0) return;
  if (having("busy").length > 0) throw new Error("no push service has accepted it yet");
  if (having("refused").length > 0) throw new PushRefused("the push services refused it");
  throw new PushNotNeeded(portalReasons.noDevice);
}

/** See docs/security-rules.md SG8: a path and a title, nothing about anyone. */
async function writeMessage(
  { db }: Services,
  { noticeId, accountId, kind, subject: title, template }: ClaimedMessage,
): Promise<{ text: string; options: PushOptions }> {
  if (!kind || !template || !accountId || !noticeId) throw new PushRefused("the message has no content");
  const [topic = noticeId] = template.variables;
  const account = db.selectFrom("accounts").select("language").where("id", "=", accountId);
  const labels = getTexts("push", (await account.executeTakeFirst())?.language);
  const see = { label: labels.see, path: template.path };
  const call = callKinds.includes(kind) ? { call: { label: labels.call, path: `${template.path}#call` } } : {};
  const message: PushMessage = { id: noticeId, kind, title, topic, see, ...call };
  const group = groupOf[kind];
  const urgency = group === "offers" || group === "jobs" ? "high" : "normal";
  return { text: JSON.stringify(message), options: { ttlSeconds: ttlOf[group], urgency, topic } };
}
