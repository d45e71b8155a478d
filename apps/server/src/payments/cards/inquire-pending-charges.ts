import type { InquiryOutcome } from "../../services/cards/cards.ts";
import type { Services } from "../../services/services.ts";
import { repeatRefunds } from "../returns/repeat-refunds.ts";
import { takePendingCharges } from "./card-transactions.queries.ts";
import { settleCharge } from "./settle-charge.ts";

/** Longer than any charge may take, so that an inquiry never overtakes the charge itself. */
const pauseMilliseconds = 60_000;
/** After this a charge that the gateway has never received is not going to arrive. */
const arrivalMilliseconds = 15 * 60_000;
/** On a page of the gateway the payer has longer: its own time of an hour, and what a slow bank adds. */
const pageMilliseconds = 75 * 60_000;
const chargesARound = 20;

/** Asks the gateway about charges without a reply, and settles those that it knows. Returns how many it asked about. */
export async function inquirePendingCharges(services: Pick<Services, "db" | "clock" | "cards">): Promise<number> {
  const now = services.clock.now();
  const before = new Date(now.getTime() - pauseMilliseconds);
  const charges = await takePendingCharges(services.db, { before, now, limit: chargesARound });
  const timeMilliseconds = services.cards.entry === "page" ? pageMilliseconds : arrivalMilliseconds;
  for (const { id, createdAt, wasAsked, ...charge } of charges) {
    const outcome = await services.cards.inquire({ reference: id, ...charge });
    // Asked about before, so that a clock that leaps ahead does not give up a charge that is on its way.
    const hasHadTime = wasAsked && now.getTime() - createdAt.getTime() > timeMilliseconds;
    await settleCharge(services, id, judge(outcome, hasHadTime));
  }
  return charges.length;
}

function judge(outcome: InquiryOutcome, hasHadTime: boolean) {
  if (outcome.kind !== "not-received" && outcome.kind !== "open") return outcome;
  return hasHadTime ? ({ kind: "declined", code: outcome.kind } as const) : ({ kind: "unknown" } as const);
}

/** Asks for charges and refunds again and again while the process lives; the returned function ends that after the round under way. */
export function keepInquiring(
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
