import { type CrewTrade, sumCrew } from "@hunarmand/api/contracts/exact-crew";
import { Text } from "@mantine/core";
import crewPrice from "../../locales/en/crew-price.json";
import quoteTerms from "../../locales/en/quote-terms.json";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import { type AskedCrew, findSize } from "./find-usual-sum.ts";

interface OwnSumProps {
  /** In PKR, of one handyman and day of any trade. Undefined: each trade may have its own. */
  own: number | undefined;
  crew: AskedCrew;
  trades: readonly CrewTrade[];
  /** Whether the whole is said elsewhere on the page. */
  hasTotal?: boolean;
}

/** What a person's own prices per day come to: people, days and price of each trade, and in all. Nothing while number or time is unknown. */
export function OwnSum({ own, crew, trades, hasTotal = true }: OwnSumProps) {
  const { sum: saySum } = useMessages(crewPrice).own;
  const { tradePrice } = useMessages(quoteTerms);
  const { pkr } = useFormats();
  const { countOf, timeOf, tradeOf } = useCrewSize();
  const size = findSize(crew);
  if (!size) return null;
  const days = timeOf({ duration: "", durationDays: size.days });
  const all = trades.map((row) => ({ ...row, words: tradeOf(row), price: row.ownDayPrice ?? own }));
  const rows =
    all.length > 0 ? all : [{ trade: "", handymen: size.handymen, words: countOf(size.handymen), price: own }];
  const priced = rows.flatMap(({ price, ...row }) =>
    price === undefined ? [] : [{ ...row, price, sum: row.handymen * size.days * price }],
  );
  // A sum of some trades would look like the whole price.
  const isWhole = priced.length === rows.length && sumCrew(rows) === size.handymen;
  return (
    <Text component="div" role="status" mt="xs">
      {priced.map(({ trade, words, price, sum }) => (
        <Text key={trade} component="span" inherit display="block">
          <WholeNames>{tradePrice({ trade: words, days, price: pkr(price), sum: pkr(sum) })}</WholeNames>
        </Text>
      ))}
      {hasTotal && isWhole && priced.length > 1 && (
        <Text component="span" inherit display="block" fw={700}>
          <WholeNames>{saySum({ sum: pkr(priced.reduce((total, { sum }) => total + sum, 0)) })}</WholeNames>
        </Text>
      )}
    </Text>
  );
}
