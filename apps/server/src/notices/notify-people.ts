import { setTimeout as pause } from "node:timers/promises";
import { deliverDrafts, type Notifier } from "./channels/deliver-drafts.ts";
import { accountTopic } from "./topics/account-topic.ts";
import {
  type EventToNotify,
  hasUntoldEvents,
  markTold,
  recordExpiredQuotes,
  takeUntoldEvents,
} from "./topics/events-to-notify.queries.ts";
import { jobTopic } from "./topics/job-topic.ts";
import { contractTopic, inquiryTopic, quoteTopic } from "./topics/paper-topics.ts";
import { cardTopic, payoutTopic, returnedPayoutTopic, walletTopic } from "./topics/payment-topics.ts";
import { returnTopic } from "./topics/return-topic.ts";
import type { Draft } from "./topics/topic.ts";

const moneyTopics = [walletTopic, cardTopic, payoutTopic, returnedPayoutTopic, returnTopic];
const topics = [accountTopic, jobTopic, ...moneyTopics, contractTopic, quoteTopic, inquiryTopic];
const eventsAtOnce = 100;

/** Brings everything that happened until now to the people concerned, in the portal and by their channels (decision 065). Returns how much it was. */
export async function notifyPeople(notifier: Notifier): Promise<number> {
  await recordExpiredQuotes(notifier.db, notifier.clock.now());
  return notifyOfEvents(notifier);
}

/** The same without a look at what time alone has changed. Pauses between the batches leave the machine to those who wait for it. */
export async function notifyOfEvents(notifier: Notifier, pauseMilliseconds = 0): Promise<number> {
  if (!(await hasUntoldEvents(notifier.db))) return 0;
  for (let sum = 0; ; ) {
    const count = await notifyNext(notifier);
    sum += count;
    if (count < eventsAtOnce) return sum;
    await pause(pauseMilliseconds);
  }
}

/** Events, notices and mails stand together or not at all: everybody is notified once, however many processes work. */
const notifyNext = (notifier: Notifier): Promise<number> =>
  notifier.db.transaction().execute(async (transaction) => {
    const events = await takeUntoldEvents(transaction, eventsAtOnce);
    if (events.length === 0) return 0;
    const drafts = new Map<EventToNotify, Draft>();
    for (const topic of topics)
      for (const [event, draft] of await topic.draft(transaction, events.filter(topic.covers)))
        drafts.set(event, draft);
    await deliverDrafts({ ...notifier, db: transaction }, drafts);
    await markTold(transaction, events, notifier.clock.now());
    return events.length;
  });
