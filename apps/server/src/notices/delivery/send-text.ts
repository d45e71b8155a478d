import { giveTextUseBack, takeTextUse } from "../../domain/mail/text-budget.ts";
import type { Services } from "../../services/services.ts";
import { SmsRefused } from "../../services/sms/sms.ts";
import { TooManyRequests } from "../../values/app-error.ts";
import { portalReasons } from "../traces/portal-reasons.ts";
import { type ClaimedMessage, deliverMessage } from "./deliver-message.ts";

/** The Owner's budget for text messages is used up: a notice uses its next channel. */
class BudgetUsedUp extends Error {}

/**
 * The task of each text message. Those that someone waits for were counted against the budget when they were asked for; all others are
 * counted here.
 */
export async function sendText(
  services: Services,
  { outboxId }: { outboxId: string },
  { isAwaited = false } = {},
): Promise<void> {
  const { sms } = services;
  if (!sms) return;
  await deliverMessage(services, outboxId, {
    send: async (message) => {
      const { id, recipient, text } = message;
      const use = isAwaited ? undefined : await takeBudget(services, message);
      await sms.sendSms(recipient, text ?? "", { id }).catch(async (error) => {
        await giveTextUseBack(services, use);
        throw error;
      });
      return undefined;
    },
    isRefusedForGood: (error) => error instanceof SmsRefused || error instanceof BudgetUsedUp,
    isNotNeeded: (error) => error instanceof BudgetUsedUp,
  });
}

/** A message without a notice warns the owner of an account. */
async function takeBudget(services: Services, { noticeId }: ClaimedMessage) {
  return takeTextUse(services, noticeId ? "notices" : "owner").catch((error) => {
    if (error instanceof TooManyRequests) throw new BudgetUsedUp(portalReasons.budgetUsedUp);
    throw error;
  });
}
