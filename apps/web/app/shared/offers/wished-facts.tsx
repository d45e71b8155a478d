import type { Job, PriceBand, RequestedJob } from "@hunarmand/api/jobs/job";
import { Text } from "@mantine/core";
import jobs from "../../locales/en/jobs.json";
import type { Fact } from "../lists/facts.tsx";
import { useMessages } from "../texts/messages.ts";
import { findNearDay } from "../texts/pakistan-day.ts";
import { useFormats } from "../texts/use-formats.ts";

type Wish = Pick<RequestedJob, "scheduledFor" | "usualPrice" | "netPrice" | "platformFeePercent">;

/** The time that the customer requests: a handyman's first question. */
export function useWishedTime({ scheduledFor }: Pick<Job, "scheduledFor">): Fact {
  const { facts } = useMessages(jobs);
  const { when, time } = useFormats();
  if (!scheduledFor) return { label: facts.wishedFor, value: facts.soon };
  const near = findNearDay(scheduledFor);
  const nearDay = near === 0 ? facts.today : near === 1 ? facts.tomorrow : undefined;
  const text = nearDay ? nearDay({ time: time(scheduledFor) }) : when(scheduledFor);
  return { label: facts.wishedFor, value: <time dateTime={scheduledFor}>{text}</time> };
}

/**
 * The usual price of this work, and the handyman's share after the fee. The figures are the same before and after
 * acceptance.
 */
export function usePriceFacts({ usualPrice, netPrice, platformFeePercent }: Wish): Fact[] {
  const { facts } = useMessages(jobs);
  const { pkr, number } = useFormats();
  const band = (price: PriceBand | null) => price && facts.priceBand({ from: pkr(price.from), to: number(price.to) });
  return [
    { label: facts.usualPrice, value: band(usualPrice) },
    { label: facts.fee, value: facts.percent({ percent: number(platformFeePercent) }) },
    { label: facts.net, value: band(netPrice) },
  ];
}

/**
 * What the handyman keeps of the usual price, which leads an offer and a job without a price: one sum where customers have agreed on enough
 * prices, with the usual ones small beside it.
 */
export function NetPay({ of: wish }: { of: Wish }) {
  const { facts } = useMessages(jobs);
  const { pkr } = useFormats();
  const net = usePriceFacts(wish).find(({ label }) => label === facts.net);
  const median = wish.netPrice?.median;
  if (typeof net?.value !== "string") return null;
  return (
    <p className="job-price">
      <span>{net.label}</span> <strong>{median ? pkr(median) : net.value}</strong>
      {median && <small>{facts.mostly({ band: net.value })}</small>}
    </p>
  );
}

/** The customer's own text, unchanged. */
export function CustomerWords({ of: { customerWords } }: { of: Pick<RequestedJob, "customerWords"> }) {
  const { facts } = useMessages(jobs);
  if (!customerWords) return null;
  return (
    <blockquote className="customer-words" aria-label={facts.words}>
      <Text dir="auto">{customerWords}</Text>
      {customerWords.includes(hiddenMark) && (
        <Text size="sm" c="dimmed">
          {facts.hidden}
        </Text>
      )}
    </blockquote>
  );
}

/** The first line of the customer's text, cut after two lines of the card. */
export function FirstWords({ of: { customerWords } }: { of: Pick<RequestedJob, "customerWords"> }) {
  const first = customerWords?.trim().split("\n", 1)[0];
  if (!first) return null;
  return (
    <p className="customer-words first-words" dir="auto">
      {first}
    </p>
  );
}

/** The server replaces a number or an address by it until acceptance. */
const hiddenMark = "•••";
