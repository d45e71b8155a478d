import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, Id, lineOfText } from "../fields.ts";
import { nameIssue } from "../issues.ts";
import { limits } from "../limits.ts";

/** Push messages to a person's devices (docs/product.md N7). */

const hour = z.int().min(0).max(limits.hourMax);

/** Full hours in Pakistan. `null`: no quiet hours. They may go over midnight. */
export const QuietHours = z
  .object({ fromHour: hour, toHour: hour })
  .refine(({ fromHour, toHour }) => fromHour !== toHour, { path: ["toHour"], message: nameIssue("quiet-hours") })
  .nullable();
export type QuietHours = z.infer<typeof QuietHours>;

/** A browser that gets push messages. Its address and keys are never in a reply. */
export const PushDevice = z.object({
  id: Id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  addedDate: z.iso.datetime(),
  /** When a message last reached its push service. */
  lastUsedDate: z.iso.datetime().nullable(),
  /** It was added, or confirmed, by the session of this request. */
  isCurrent: z.boolean(),
});
export type PushDevice = z.infer<typeof PushDevice>;

export const PushSettings = z.object({
  /** The key that browsers subscribe with (VAPID): a P-256 point, in base64url. */
  publicKey: z.string(),
  devices: z.array(PushDevice),
  quietHours: QuietHours,
});
export type PushSettings = z.infer<typeof PushSettings>;

const keyText = lineOfText(limits.paramCharacters);
/** In base64url: 65 bytes of a P-256 point, and 16 random bytes. */
const Point = keyText.regex(/^[\w-]{87}=?$/, nameIssue("push-key"));
const Secret = keyText.regex(/^[\w-]{22}={0,2}$/, nameIssue("push-key"));

export const getPush = defineCall({
  method: "GET",
  path: "/notices/push",
  summary: "The caller's devices with push messages, their quiet hours, and the key to subscribe with.",
  notes: [`At most ${limits.pushDevicesOfAccount} devices, the newest first.`],
  access: "signed-in",
  reply: PushSettings,
});

export const subscribePush = defineCall({
  method: "POST",
  path: "/notices/push",
  summary: "Send push messages to this browser.",
  notes: [
    "The body is the browser's `PushSubscription.toJSON()`. Only addresses of known push services are taken.",
    "A browser belongs to one account: the last one that subscribed on it.",
    `Past ${limits.pushDevicesOfAccount} devices the oldest is removed. The device is removed when its session is ended.`,
  ],
  access: "signed-in",
  limit: "push-device",
  body: z.object({
    endpoint: lineOfText(limits.pushEndpointCharacters).pipe(z.url(nameIssue("push-service"))),
    keys: z.object({ p256dh: Point, auth: Secret }),
  }),
  reply: ActionReply.extend({ push: PushSettings }),
});

export const removePushDevice = defineCall({
  method: "POST",
  path: "/notices/push/:id/remove",
  summary: "Send no more push messages to one of the caller's devices.",
  access: "signed-in",
  params: z.object({ id: Id }),
  reply: ActionReply.extend({ push: PushSettings }),
  errors: ["push-device-not-found"],
});

export const updateQuietHours = defineCall({
  method: "PUT",
  path: "/notices/quiet-hours",
  summary: "Set the hours in which no notice rings.",
  notes: [
    "Push messages, WhatsApp and text messages wait until they end, unless the notice is read before. Mails do not ring and do not wait.",
    "Offers to a handyman who takes jobs now, and the steps of a running job, do not wait.",
  ],
  access: "signed-in",
  body: z.object({ quietHours: QuietHours }),
  reply: ActionReply.extend({ push: PushSettings }),
});
