import type { Services } from "../../services/services.ts";
import { WhatsappRefused, WhatsappSilent } from "../../services/whatsapp/whatsapp.ts";
import { deliverMessage } from "./deliver-message.ts";

/** The task of each WhatsApp message. A waiting message stays in the outbox if WhatsApp is switched off. */
export async function sendWhatsapp(services: Services, { outboxId }: { outboxId: string }): Promise<void> {
  const { whatsapp } = services;
  if (!whatsapp) return;
  await deliverMessage(services, outboxId, {
    send: async ({ id, recipient, template }) => {
      if (!template) throw new WhatsappRefused("the message has no template");
      return whatsapp.sendTemplate(recipient, template, { id });
    },
    isRefusedForGood: (error) => error instanceof WhatsappRefused,
    isUnknown: (error) => error instanceof WhatsappSilent,
  });
}
