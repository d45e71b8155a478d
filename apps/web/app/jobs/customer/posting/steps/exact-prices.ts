import type { WorkFacts } from "@hunarmand/api/lookups/nearby";
import workFacts from "../../../../locales/en/work-facts.json";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";

/** What each sub-skill usually costs, in words, by its name. Those without a price of their own are missing. */
export type ExactPrices = Readonly<Record<string, string>>;

/** Also what the whole skill usually costs, in the same words. */
export function useExactPrices(facts: WorkFacts | undefined) {
  const { band } = useMessages(workFacts);
  const { pkr, number } = useFormats();
  // All customers may have agreed on one price.
  const say = ({ from, to }: { from: number; to: number }) =>
    from === to ? pkr(to) : band({ from: pkr(from), to: number(to) });
  const prices: ExactPrices = Object.fromEntries(
    (facts?.exactPrices ?? []).map((price) => [price.subSkill, say(price)]),
  );
  return { prices, usualPrice: facts?.usualPrice ? say(facts.usualPrice) : undefined };
}
