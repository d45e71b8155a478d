import type { Services } from "../../services/services.ts";
import { SmsRefused } from "../../services/sms/sms.ts";
import { deliverMessage } from "./deliver-message.ts";

/** The task of each text message. */
export async function sendText(services: Services, { outboxId }: { outboxId: string }): Promise<void> {
  const { sms } = services;
  if (!sms) return;
  await deliverMessage(services, outboxId, {
    send: async ({ id, recipient, text }) => {
      await sms.sendSms(recipient, text ?? "", { id });
      return undefined;
    },
    isRefusedForGood: (error) => error instanceof SmsRefused,
  });
}
