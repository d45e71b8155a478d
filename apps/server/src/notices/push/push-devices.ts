import { randomUUID } from "node:crypto";
import type * as api from "@hunarmand/api/notices/push";
import type { PushSettings } from "@hunarmand/api/notices/push";
import { asOpenAccount } from "../../domain/account/hold-open-account.ts";
import type { UseCase } from "../../http/serve.ts";
import type { Caller } from "../../services/login/caller.ts";
import { isPoint } from "../../services/push/push-keys.ts";
import type { Services } from "../../services/services.ts";
import { AppError, invalidField } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import {
  deleteDevice,
  holdOpenSession,
  removeOldestDevices,
  selectDevices,
  writeDevice,
} from "./push-devices.queries.ts";
import { getQuietHours, writeQuietHours } from "./quiet-hours.queries.ts";

type Reader = Pick<Caller, "accountId" | "sessionId">;

async function readPush({ db, push }: Services, { accountId, sessionId }: Reader): Promise<PushSettings> {
  const devices = await selectDevices(db, accountId);
  return {
    publicKey: await push.getPublicKey(),
    devices: devices.map((device) => ({
      id: device.id,
      browser: device.browser,
      system: device.system,
      addedDate: device.createdAt.toISOString(),
      lastUsedDate: device.usedAt?.toISOString() ?? null,
      isCurrent: device.sessionId === sessionId,
    })),
    quietHours: await getQuietHours(db, accountId),
  };
}

export const getPush: UseCase<typeof api.getPush> = readPush;

/** docs/product.md N7, docs/security-rules.md SG7. */
export const subscribePush: UseCase<typeof api.subscribePush> = async (services, caller, { body }) => {
  const { db, clock, push, origin } = services;
  const { p256dh, auth } = body.keys;
  if (!push.takes(body.endpoint)) throw invalidField("endpoint", "push-service");
  if (!isPoint(p256dh)) throw invalidField("keys.p256dh", "push-key");
  const { accountId, sessionId } = caller;
  const serverKey = await push.getPublicKey();
  const { browser = null, system = null } = origin ?? {};
  const device = { id: randomUUID(), accountId, sessionId, serverKey, browser, system, createdAt: clock.now() };
  await asOpenAccount(db, accountId, async (transaction) => {
    if (!(await holdOpenSession(transaction, sessionId))) throw new AppError("not-signed-in");
    await writeDevice(transaction, { ...device, endpoint: new URL(body.endpoint).href, p256dh, auth });
    await removeOldestDevices(transaction, accountId);
  });
  return { message: getReplies().subscribePush, push: await readPush(services, caller) };
};

export const removePushDevice: UseCase<typeof api.removePushDevice> = async (services, caller, { params }) => {
  const { accountId } = caller;
  if (!(await deleteDevice(services.db, { id: params.id, accountId }))) throw new AppError("push-device-not-found");
  return { message: getReplies().removePushDevice, push: await readPush(services, caller) };
};

export const updateQuietHours: UseCase<typeof api.updateQuietHours> = async (services, caller, { body }) => {
  const { accountId } = caller;
  await asOpenAccount(services.db, accountId, (transaction) =>
    writeQuietHours(transaction, accountId, body.quietHours),
  );
  return { message: getReplies().updateQuietHours, push: await readPush(services, caller) };
};
