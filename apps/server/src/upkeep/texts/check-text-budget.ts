import { isBudgetNearlyUsed } from "../../domain/mail/text-budget.ts";
import { getSettings } from "../../domain/settings/settings.queries.ts";
import type { Services } from "../../services/services.ts";
import { getTexts } from "../../values/texts.ts";
import { endAlarm, raiseAlarm } from "../raise-alarm.ts";

/**
 * A task of the queue, every hour and when a text message reaches four fifths of a share of the Owner's budget: raises an alarm in the inbox
 * and by mail, before messages are refused (docs/security-rules.md SL2). Ends the alarm when no share was that full for a day.
 */
export async function checkTextBudget(services: Pick<Services, "db" | "clock" | "queue" | "publicUrl">): Promise<void> {
  const { db, clock, publicUrl } = services;
  const { textBudget: budget } = await getSettings(db);
  if (!(await isBudgetNearlyUsed(db, { budget, now: clock.now() }))) return endAlarm(db, "texts");
  await raiseAlarm(services, "texts", (language) => {
    const { subject, text } = getTexts("mails", language).textBudget;
    return {
      subject,
      text: text({ hour: String(budget.hour), day: String(budget.day), link: `${publicUrl}/office/settings` }),
    };
  });
}
