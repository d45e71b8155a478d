import { expect, it } from "vitest";
import { describeMessage } from "./find-outcome.ts";
import { portalReasons } from "./portal-reasons.ts";

const at = new Date("2026-03-02T10:00:00Z");
type Message = Parameters<typeof describeMessage>[0];
const queued: Message = {
  ...{ channel: "mail", status: "waiting", attempts: 0, error: null },
  ...{ sentAt: null, deliveredAt: null, readAt: null },
};
const none = { mail: false, phone: false, whatsapp: false, push: false };
const failed: Message = { ...queued, status: "failed", attempts: 1 };

it.each<[string, Message, object]>([
  ["a queued message waits", queued, { outcome: "waiting", answer: null }],
  [
    "one that was not taken is tried again",
    { ...queued, attempts: 2, error: "busy" },
    { outcome: "trying", answer: "busy", tries: 2 },
  ],
  ["one that the host refused has its words", { ...failed, error: "550 No" }, { outcome: "refused", answer: "550 No" }],
  [
    "the budget was used up",
    { ...failed, error: portalReasons.budgetUsedUp },
    { outcome: "budget-used-up", answer: null },
  ],
  [
    "the notice was read before",
    { ...failed, error: portalReasons.notNeeded },
    { outcome: "not-needed", answer: null },
  ],
  [
    "no device gets push messages",
    { ...failed, error: portalReasons.noDevice },
    { outcome: "no-device", answer: null },
  ],
  ["a sent one has its time", { ...queued, status: "sent", sentAt: at }, { outcome: "sent", at: at.toISOString() }],
  [
    "a read one has the time of reading",
    { ...queued, status: "read", sentAt: at, deliveredAt: at, readAt: at },
    { outcome: "read" },
  ],
])("%s", (_what, message, expected) => {
  expect(describeMessage(message, none)).toMatchObject(expected);
});

it("a message without a gateway stays in the outbox, however often it was tried before", () => {
  expect(describeMessage(queued, { ...none, mail: true }).outcome).toBe("kept");
  expect(describeMessage({ ...queued, attempts: 3, error: "away" }, { ...none, mail: true }).outcome).toBe("kept");
  expect(describeMessage({ ...queued, status: "sent", sentAt: at }, { ...none, mail: true }).outcome).toBe("sent");
});
