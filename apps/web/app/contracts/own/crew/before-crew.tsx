import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import contractMoney from "../../../locales/en/contract-money.json";
import contracts from "../../../locales/en/contracts.json";
import quoteTerms from "../../../locales/en/quote-terms.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName } from "../../../shared/texts/names.ts";
import { crewOf } from "../../contract-terms.ts";
import { CrewHandymen } from "../../handymen/crew-handymen.tsx";
import { NamesBy } from "../../handymen/names-by.tsx";
import type { OwnContract } from "../own-contract.ts";

/** What happens if one does not come, and who could come: by the trades of the quote or the proposal, or all of the city. */
export function BeforeCrew({ contract }: { contract: OwnContract }) {
  const { city, quote, trades, startDate } = contract;
  const { one } = useMessages(contracts);
  const { rule } = useMessages(contractMoney);
  const { crewReady } = useMessages(quoteTerms);
  const { totalHandymen } = crewOf(contract);
  const quoted = quote?.crew ?? [];
  const named = quoted.length > 0 ? quoted : trades.map((trade) => ({ trade }));
  return (
    <>
      {quote && totalHandymen !== undefined && <Text mt="xs">{crewReady({ count: totalHandymen })}</Text>}
      <Text my="xs">{rule}</Text>
      {named.length > 0 ? (
        <CrewHandymen trades={named} city={city} startDate={startDate} />
      ) : (
        <>
          <NamesBy startDate={startDate} />
          <Anchor component={Link} to={`/providers?${new URLSearchParams({ city })}`} className="tall-link">
            {one.handymenIn({ city: getName(city) })}
          </Anchor>
        </>
      )}
    </>
  );
}
