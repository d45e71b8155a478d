import { isRefusedForGood } from "../../services/mailer.ts";
import type { Services } from "../../services/services.ts";
import { deliverMessage } from "./deliver-message.ts";

/** The task of each mail. */
export async function sendMail(
  services: Services,
  { outboxId }: { outboxId: string },
  { isAwaited } = { isAwaited: false },
): Promise<void> {
  const { mailer } = services;
  if (!mailer) return;
  await deliverMessage(services, outboxId, {
    send: async ({ id, subject, html, recipient: to, text }) => {
      await mailer.send({ id, subject, html, to, text: text ?? "" }, { isAwaited });
      return undefined;
    },
    isRefusedForGood,
  });
}
