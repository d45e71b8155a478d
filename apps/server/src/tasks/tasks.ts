import { eraseAccount } from "../account/closing/erase-account.ts";
import { queueErasures } from "../account/closing/queue-erasures.ts";
import { reportLateInquiries } from "../inquiries/late/report-late-inquiries.ts";
import { sendWebhook } from "../integrations/webhooks/send-webhook.ts";
import { checkRanks } from "../jobs/check-ranks.ts";
import { expireOffers } from "../jobs/provider/expire-offers.ts";
import { warnUnanswered } from "../jobs/times/warn-unanswered.ts";
import { computeAgreedPrices } from "../lookups/agreed-prices/compute-agreed-prices.ts";
import { forgetMissedWords } from "../lookups/missed-words/forget-missed-words.ts";
import { notifyFurther } from "../notices/channels/notify-further.ts";
import { sendMail } from "../notices/delivery/send-mail.ts";
import { sendText } from "../notices/delivery/send-text.ts";
import { sendWhatsapp } from "../notices/delivery/send-whatsapp.ts";
import { sendPush } from "../notices/push/send-push.ts";
import { checkBalances } from "../payments/check-balances.ts";
import { sendDueExports } from "../reports/schedules/send-due-exports.ts";
import { summarisePastDays } from "../reports/summarise-past-days.ts";
import type { TaskHandlers } from "../services/queue.ts";
import type { Services } from "../services/services.ts";
import { forgetSecurityEvents } from "../staff/security-log/forget-security-events.ts";
import { checkBackupAge } from "../upkeep/backups/check-backup-age.ts";
import { makeNightlyBackup } from "../upkeep/backups/make-nightly-backup.ts";
import { deleteExpired } from "../upkeep/sweeps/delete-expired.ts";
import { checkTextBudget } from "../upkeep/texts/check-text-budget.ts";

/** The handler of each background task. The server starts them; tests call them directly. */
export const makeTaskHandlers = (services: Services): TaskHandlers => ({
  "expire-offers": async (payload) => {
    await expireOffers(services, payload);
    services.wakeUps.send();
  },
  "warn-unanswered": async (payload) => {
    await warnUnanswered(services, payload);
    services.wakeUps.send();
  },
  "send-awaited-mail": (payload) => sendMail(services, payload, { isAwaited: true }),
  "send-awaited-text": (payload) => sendText(services, payload, { isAwaited: true }),
  "send-mail": (payload) => sendMail(services, payload),
  "send-text": (payload) => sendText(services, payload),
  "send-push": (payload) => sendPush(services, payload),
  "send-webhook": (payload) => sendWebhook(services, payload),
  "send-whatsapp": (payload) => sendWhatsapp(services, payload),
  "erase-account": (payload) => eraseAccount(services, payload),
  "notify-further": (payload) => notifyFurther(services, payload),
  "check-balances": () => checkBalances(services.db),
  "check-ranks": () => checkRanks(services.db),
  "queue-erasures": async () => void (await queueErasures(services)),
  "forget-missed-words": () => forgetMissedWords(services),
  "forget-security-events": () => forgetSecurityEvents(services),
  "delete-expired": () => deleteExpired(services),
  "make-backup": () => makeNightlyBackup(services),
  "check-texts": () => checkTextBudget(services),
  "check-backup": () => checkBackupAge(services),
  "report-late-inquiries": () => reportLateInquiries(services),
  "compute-agreed-prices": () => computeAgreedPrices(services),
  "summarise-days": () => summarisePastDays(services),
  "send-exports": () => sendDueExports(services),
});
