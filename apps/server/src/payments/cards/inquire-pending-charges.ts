import type { InquiryOutcome } from "../../services/cards/cards.ts";
import type { Services } from "../../services/services.ts";
import { repeatRefunds } from "../returns/repeat-refunds.ts";
import { claimPendingCharges } from "./card-transactions.queries.ts";
import { settleCharge } from "./settle-charge.ts";

/** Longer than any charge can take, so that an inquiry never overtakes the charge. */
const pauseMilliseconds = 60_000;
/** After this time, a charge that the gateway does not know will not arrive any more. */
const arrivalMilliseconds = 15 * 60_000;
/** A payer on the gateway's page has longer: the page's own hour, plus the time of a slow bank. */
const pageMilliseconds = 75 * 60_000;
const chargesARound = 20;

/** Asks the gateway about charges without a reply, and settles the known ones. Returns the number of inquiries. */
export async function inquirePendingCharges(services: Pick<Services, "db" | "clock" | "cards">): Promise<number> {
  const now = services.clock.now();
  const before = new Date(now.getTime() - pauseMilliseconds);
  const charges = await claimPendingCharges(services.db, { before, now, limit: chargesARound });
  const timeMilliseconds = services.cards.entry === "page" ? pageMilliseconds : arrivalMilliseconds;
  for (const { id, createdAt, wasAsked, ...charge } of charges) {
    const outcome = await services.cards.inquire({ reference: id, ...charge });
    // Only given up after an earlier inquiry: a clock that jumps ahead must not give up a charge in progress.
    const hasHadTime = wasAsked && now.getTime() - createdAt.getTime() > timeMilliseconds;
    await settleCharge(services, id, judge(outcome, hasHadTime));
  }
  return charges.length;
}

function judge(outcome: InquiryOutcome, hasHadTime: boolean) {
  if (outcome.kind !== "not-received" && outcome.kind !== "open") return outcome;
  return hasHadTime ? ({ kind: "declined", code: outcome.kind } as const) : ({ kind: "unknown" } as const);
}

/** Inquires about charges and refunds periodically. The returned function stops it after the current round. */
export function startInquiring(
  services: Pick<Services, "db" | "clock" | "cards" | "wakeUps">,
  onError: (error: unknown) => void = () => {},
): () => Promise<void> {
  let round: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    round ??= Promise.all([inquirePendingCharges(services), repeatRefunds(services)])
      .then((counts) => {
        if (counts.some((count) => count > 0)) services.wakeUps.send();
      })
      .catch(onError)
      .finally(() => {
        round = undefined;
      });
  }, pauseMilliseconds / 2);
  return async () => {
    clearInterval(timer);
    await round;
  };
}
