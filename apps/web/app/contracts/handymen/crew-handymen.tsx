import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import contracts from "../../locales/en/contracts.json";
import crewForm from "../../locales/en/crew-form.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName } from "../../shared/texts/names.ts";
import { CrewFaces } from "./crew-faces.tsx";
import { NamesBy } from "./names-by.tsx";
import { countFree, handymenPath, useFreeHandymen } from "./use-free-handymen.ts";

interface CrewHandymenProps {
  trades: readonly { trade: string }[];
  city: string;
  startDate: string | null;
  /** Whether the promise of the crew, with the day of the names, is shown above. */
  isPromised?: boolean;
}

/**
 * Some who could come: verified handymen of the trades who are on no crew (docs/product.md P11, X5), with the way to all of each trade. Without
 * counts: the office has promised the whole crew.
 */
export function CrewHandymen({ trades, city, startDate, isPromised = false }: CrewHandymenProps) {
  const { couldCome } = useMessages(crewForm);
  const { handymenIn } = useMessages(contracts).one;
  const names = trades.map(({ trade }) => trade);
  const rows = useFreeHandymen(names, city).filter((row) => countFree(row) > 0);
  if (rows.length === 0) return isPromised ? null : <NamesBy startDate={startDate} />;
  return (
    <section aria-label={couldCome.title}>
      <Text fw={600}>{couldCome.title}</Text>
      <CrewFaces rows={rows} handymen={undefined} startDate={startDate} hasDay={!isPromised} />
      {rows.map((row) => (
        <Anchor
          key={row.trade}
          component={Link}
          to={handymenPath(row, city)}
          target="_blank"
          className="tall-link"
          display="block"
        >
          {getName(row.trade)}: {handymenIn({ city: getName(row.free === 0 && row.near ? row.near.city : city) })}
        </Anchor>
      ))}
    </section>
  );
}
