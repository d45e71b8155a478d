import { contractStatus } from "@hunarmand/api/contracts/steps";
import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import contracts from "../../../locales/en/contracts.json";
import namedHandymen from "../../../locales/en/named-handymen.json";
import quoteTerms from "../../../locales/en/quote-terms.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName } from "../../../shared/texts/names.ts";
import { toPakistanDay } from "../../../shared/texts/pakistan-day.ts";
import { crewOf } from "../../contract-terms.ts";
import { CrewHandymen } from "../../handymen/crew-handymen.tsx";
import { NamedHandymen } from "../../handymen/named-handymen.tsx";
import { NamesBy } from "../../handymen/names-by.tsx";
import { PayRules } from "../../handymen/pay-rules.tsx";
import type { OwnContract } from "../own-contract.ts";

/** What happens if one does not come, and who could come: by the trades of the quote or the proposal, or all of the city. */
export function BeforeCrew({ contract }: { contract: OwnContract }) {
  const { city, quote, trades, startDate } = contract;
  const { one } = useMessages(contracts);
  const { soFar, soFarOf } = useMessages(namedHandymen);
  const { crewReady } = useMessages(quoteTerms);
  const { totalHandymen } = crewOf(contract);
  const hasBegun = startDate !== null && startDate <= toPakistanDay();
  const people = contract.named ?? [];
  const count = String(people.length);
  const sayNamed = totalHandymen === undefined ? soFar({ count }) : soFarOf({ count, handymen: String(totalHandymen) });
  const quoted = quote?.crew ?? [];
  const named = quoted.length > 0 ? quoted : trades.map((trade) => ({ trade }));
  return (
    <>
      {people.length > 0 && <Text fw={600}>{sayNamed}</Text>}
      {quote && totalHandymen !== undefined && !hasBegun && <Text my="xs">{crewReady({ count: totalHandymen })}</Text>}
      <PayRules hasIncomplete={contract.status !== contractStatus.active} />
      {people.length > 0 ? (
        <NamedHandymen named={people} handymen={totalHandymen} startDate={startDate} />
      ) : named.length > 0 ? (
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
