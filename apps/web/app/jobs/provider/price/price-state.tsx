import type { Job } from "@hunarmand/api/jobs/job";
import type { SpokenSentence } from "@hunarmand/api/recordings/spoken-sentences";
import { Text } from "@mantine/core";
import jobPrice from "../../../locales/en/job-price.json";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { Spoken } from "../../../shared/spoken/spoken.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { LazyPriceParts } from "../../price/lazy-price-parts.tsx";

// Loaded on demand: objections and offers of another amount are rare.
const Objection = lazyPart(async () => (await import("./offer-at-hand.tsx")).Objection);
const LazyOfferFirst = lazyPart(async () => (await import("./offer-at-hand.tsx")).OfferFirst);
const LazyOfferOnCard = lazyPart(async () => (await import("./offer-at-hand.tsx")).OfferOnCard);

const says = { asked: "price-sent", agreed: "price-agreed" } as const satisfies Record<
  Exclude<Job["priceStatus"], "disputed" | null>,
  SpokenSentence
>;

/** Whether the customer has named an amount, and the handyman can agree to it by one tap. */
export const isOfferWaiting = ({ priceStatus, offeredPrice, nextSteps }: Job): boolean =>
  priceStatus === "disputed" && offeredPrice !== null && nextSteps.includes("correctPrice");

/** The customer's amount and its two answers, which lead the screen. Nothing while no amount waits. */
export const OfferFirst = ({ job }: { job: Job }) =>
  job.offeredPrice !== null && isOfferWaiting(job) && <LazyOfferFirst job={job} offer={job.offeredPrice} />;

/** The same on a job's card in a list. */
export const OfferOnCard = ({ job }: { job: Job }) =>
  job.offeredPrice !== null && isOfferWaiting(job) && <LazyOfferOnCard job={job} offer={job.offeredPrice} />;

interface PriceStateProps {
  job: Job;
  /** Whether another button leads the screen. */
  isPlain?: boolean;
}

/** The price of a job, and the customer's answer to it. An objection is highlighted, with its words and amount. */
export function PriceState({ job, isPlain = false }: PriceStateProps) {
  const { provider } = useMessages(jobPrice);
  const { pkr } = useFormats();
  const { priceStatus, earning } = job;
  if (priceStatus === null) return null;
  return (
    <div>
      {earning !== null && (
        <p className="job-price">
          <span>{job.materials === 0 ? provider.workPrice : provider.price}</span>{" "}
          <strong className="ltr">{pkr(earning)}</strong>
        </p>
      )}
      <LazyPriceParts price={earning} materials={job.materials} />
      {priceStatus === "disputed" ? (
        <Objection job={job} offer={isOfferWaiting(job) ? job.offeredPrice : null} isPlain={isPlain} />
      ) : (
        <Spoken as={says[priceStatus]}>
          <Text c="dimmed">{provider[priceStatus]}</Text>
        </Spoken>
      )}
    </div>
  );
}
