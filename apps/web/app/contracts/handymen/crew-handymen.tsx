import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import crewForm from "../../locales/en/crew-form.json";
import { BestHandymen } from "../../shared/directory/best-handymen.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName } from "../../shared/texts/names.ts";
import { chooseFaces, useCrewHandymen } from "./use-crew-handymen.ts";

const facesMax = 4;

interface CrewHandymenProps {
  trades: readonly string[];
  city: string;
  /** Whether each trade has the way to all its handymen. */
  hasLinks?: boolean;
}

/** Who could come: some verified handymen of the trades in the city (docs/product.md P11). Nothing if there are none. */
export function CrewHandymen({ trades, city, hasLinks = true }: CrewHandymenProps) {
  const { couldCome } = useMessages(crewForm);
  const rows = useCrewHandymen(trades, city);
  if (rows.length === 0) return null;
  return (
    <section aria-label={couldCome.title}>
      <Text fw={600}>{couldCome.title}</Text>
      <BestHandymen entries={chooseFaces(rows, facesMax)} handymen={facesMax} />
      <Text mt="xs">{couldCome.text}</Text>
      {hasLinks &&
        rows.map(({ trade, entries: [first] }) => (
          <Anchor
            key={trade}
            component={Link}
            to={`/providers?${new URLSearchParams({ category: first?.category ?? "", skill: trade, city })}`}
            target="_blank"
            className="tall-link"
            display="block"
          >
            {couldCome.all({ trade: getName(trade), city: getName(city) })}
          </Anchor>
        ))}
    </section>
  );
}
