import type { TextBudget } from "@hunarmand/api/staff/text-budget";
import type { Database } from "../../database/database.ts";
import type { Services } from "../../services/services.ts";
import { TooManyRequests } from "../../values/app-error.ts";
import { getSettings } from "../settings/settings.queries.ts";
import { countText, readTextCounts, uncountText } from "./text-counts.queries.ts";
import { type TextShare, type TextUse, textShares } from "./text-shares.ts";

type Ground = Pick<Services, "db" | "clock" | "queue" | "showsCodes">;

const hourMilliseconds = 3_600_000;
/** Parts of the budget of an hour and of a day. */
const parts = {
  hour: { anybody: 1 / 2, proven: 1 / 3, owner: 1 / 6 },
  day: { anybody: 1 / 2, proven: 3 / 10, owner: 1 / 5 },
} as const;
/** Notices leave half of the common share to codes, without which nobody can sign up. */
const noticePart = 1 / 2;
/** The Owner gets an alarm when a share is used up to this part. */
const alarmPart = 4 / 5;

const startOfHour = (time: Date): Date => new Date(Math.floor(time.getTime() / hourMilliseconds) * hourMilliseconds);

/** The most messages of a share in an hour and in a day. */
const findMost = (budget: TextBudget, share: TextShare, part = 1) => ({
  hour: Math.max(1, Math.floor(budget.hour * parts.hour[share] * part)),
  day: Math.max(1, Math.floor(budget.day * parts.day[share] * part)),
});

/**
 * Counts one text message against the Owner's budget (docs/security-rules.md SL2): the own share first, so that the common one stays for
 * people without a share of their own. The demo without a gateway sends nothing and counts nothing.
 * @throws TooManyRequests
 */
export async function takeTextUse(services: Ground, share: TextShare | "notices"): Promise<TextUse | undefined> {
  if (services.showsCodes) return undefined;
  const { db, clock } = services;
  const { textBudget } = await getSettings(db);
  const now = clock.now();
  const hour = startOfHour(now);
  const [own, part] = share === "notices" ? (["anybody", noticePart] as const) : ([share, 1] as const);
  for (const each of textShares.slice(0, textShares.indexOf(own) + 1).reverse()) {
    const isTaken = await countText(db, { hour, share: each, most: findMost(textBudget, each, part) });
    if (!isTaken) continue;
    await noteUsage(services, textBudget);
    return { hour, share: each };
  }
  throw new TooManyRequests(Math.ceil((hour.getTime() + hourMilliseconds - now.getTime()) / 1_000));
}

export async function giveTextUseBack({ db }: Pick<Services, "db">, use: TextUse | undefined): Promise<void> {
  if (use) await uncountText(db, use);
}

/** Whether a share has reached four fifths of its part of an hour or of the last 24 hours. */
export async function isBudgetNearlyUsed(db: Database, { budget, now }: { budget: TextBudget; now: Date }) {
  const counts = await readTextCounts(db, startOfHour(now));
  return counts.some(({ share, mostInHour, inDay }) => {
    const most = findMost(budget, share);
    return mostInHour >= most.hour * alarmPart || inDay >= most.day * alarmPart;
  });
}

/** The task notifies the Owner. It is enqueued once for an alarm, because it is checked again at the next message. */
async function noteUsage({ db, clock, queue }: Ground, budget: TextBudget): Promise<void> {
  const known = await db.selectFrom("upkeepAlarms").select("id").where("kind", "=", "texts").executeTakeFirst();
  if (known || !(await isBudgetNearlyUsed(db, { budget, now: clock.now() }))) return;
  await queue.enqueue(db, "check-texts", {});
}
