import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Cards, ChargeOutcome } from "./cards.ts";
import { isCardNumber, markOf } from "./cards.ts";

/**
 * Numbers that produce each outcome of a payment (decision 042). Any other number is approved if it passes Luhn's check, and declined if
 * not.
 */
export const sandboxNumbers = {
  approved: "4242424242424242",
  declined: "4000000000000002",
  insufficientFunds: "4000000000009995",
  timesOutThenApproved: "4000000000000119",
  timesOutThenDeclined: "4000000000000259",
  failsLuhn: "4242424242424241",
} as const;

const declineCodes: Readonly<Record<string, string>> = {
  [sandboxNumbers.declined]: "declined",
  [sandboxNumbers.insufficientFunds]: "insufficient-funds",
  [sandboxNumbers.timesOutThenDeclined]: "declined",
};
const slowNumbers: ReadonlySet<string> = new Set([
  sandboxNumbers.timesOutThenApproved,
  sandboxNumbers.timesOutThenDeclined,
]);
const chargesRemembered = 10_000;

function judge(cardNumber: string): ChargeOutcome {
  if (!isCardNumber(cardNumber)) return { kind: "declined", code: "invalid-number" };
  const code = declineCodes[cardNumber];
  return code ? { kind: "declined", code } : { kind: "approved", mark: markOf(cardNumber) };
}

/** The built-in gateway moves no money. Its charges are lost when the process ends; card numbers are not kept after the call. */
export function openSandboxCards(): Cards {
  const charges = new LRUCache<string, ChargeOutcome>({ max: chargesRemembered });
  return {
    name: "sandbox",
    entry: "form",
    pageOrigin: undefined,
    openPage: async () => ({ kind: "unknown" }),
    charge: async ({ reference, card }) => {
      const known = charges.get(reference);
      if (known) return known;
      const outcome = judge(card.cardNumber);
      charges.set(reference, outcome);
      return slowNumbers.has(card.cardNumber) ? { kind: "unknown" } : outcome;
    },
    inquire: async ({ reference }) => charges.get(reference) ?? { kind: "not-received" },
    // No money was charged, so every refund succeeds.
    refund: async () => ({ kind: "refunded" }),
    tokenise: async ({ cardNumber }) =>
      judge(cardNumber).kind === "approved" ? { kind: "kept", token: `sandbox_${randomUUID()}` } : { kind: "declined" },
    readNotice: () => undefined,
  };
}
