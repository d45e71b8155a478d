import { setTimeout as pause } from "node:timers/promises";
import { deliverDrafts, type Notifier } from "./channels/deliver-drafts.ts";
import { accountTopic } from "./topics/account-topic.ts";
import {
  type EventToNotify,
  hasPendingEvents,
  lockPendingEvents,
  markNotified,
  recordExpiredQuotes,
} from "./topics/events-to-notify.queries.ts";
import { jobTopic } from "./topics/job-topic.ts";
import { contractTopic, crewTopic, inquiryTopic, quoteTopic } from "./topics/paper-topics.ts";
import {
  accountWantedTopic,
  cardTopic,
  payoutTopic,
  returnedPayoutTopic,
  walletTopic,
} from "./topics/payment-topics.ts";
import { returnTopic } from "./topics/return-topic.ts";
import type { Draft } from "./topics/topic.ts";

const moneyTopics = [walletTopic, cardTopic, payoutTopic, returnedPayoutTopic, accountWantedTopic, returnTopic];
const topics = [accountTopic, jobTopic, ...moneyTopics, contractTopic, crewTopic, quoteTopic, inquiryTopic];
const eventsAtOnce = 100;

/** Notifies people of everything that has happened, in the portal and by their channels (decision 065). Returns the number of events. */
export async function notifyPeople(notifier: Notifier): Promise<number> {
  await recordExpiredQuotes(notifier.db, notifier.clock.now());
  return notifyOfEvents(notifier);
}

/** The same without checking for changes by time alone. Pauses between batches leave processor time to other calls. */
export async function notifyOfEvents(notifier: Notifier, pauseMilliseconds = 0): Promise<number> {
  if (!(await hasPendingEvents(notifier.db))) return 0;
  for (let sum = 0; ; ) {
    const count = await notifyNext(notifier);
    sum += count;
    if (count < eventsAtOnce) return sum;
    await pause(pauseMilliseconds);
  }
}

/** Events, notices and mails are written in one transaction, so everyone is notified once, by any number of processes. */
const notifyNext = (notifier: Notifier): Promise<number> =>
  notifier.db.transaction().execute(async (transaction) => {
    const events = await lockPendingEvents(transaction, eventsAtOnce);
    if (events.length === 0) return 0;
    const drafts = new Map<EventToNotify, Draft>();
    for (const topic of topics)
      for (const [event, draft] of await topic.draft(transaction, events.filter(topic.covers)))
        drafts.set(event, draft);
    await deliverDrafts({ ...notifier, db: transaction }, drafts);
    await markNotified(transaction, events, notifier.clock.now());
    return events.length;
  });
