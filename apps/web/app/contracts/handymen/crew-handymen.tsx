import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import crewForm from "../../locales/en/crew-form.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { CrewFaces } from "./crew-faces.tsx";
import { NamesBy } from "./names-by.tsx";
import { countFree, handymenPath, useFreeHandymen, useFreeText } from "./use-free-handymen.ts";

interface CrewHandymenProps {
  trades: readonly { trade: string; handymen?: number | undefined }[];
  city: string;
  /** Of the whole crew. Undefined while it is unknown. */
  handymen: number | undefined;
  startDate: string | null;
}

/** Who could come: verified handymen of the trades who are on no crew (docs/product.md P11, X5), with the way to all of each trade. */
export function CrewHandymen({ trades, city, handymen, startDate }: CrewHandymenProps) {
  const { couldCome } = useMessages(crewForm);
  const sayFree = useFreeText();
  const names = trades.map(({ trade }) => trade);
  const rows = useFreeHandymen(names, city).filter((row) => countFree(row) > 0);
  if (rows.length === 0) return <NamesBy startDate={startDate} />;
  return (
    <section aria-label={couldCome.title}>
      <Text fw={600}>{couldCome.title}</Text>
      <CrewFaces rows={rows} handymen={handymen} startDate={startDate} />
      {rows.map((row) => (
        <Anchor
          key={row.trade}
          component={Link}
          to={handymenPath(row, city)}
          target="_blank"
          className="tall-link"
          display="block"
        >
          {sayFree(row, city, trades.find(({ trade }) => trade === row.trade)?.handymen)}
        </Anchor>
      ))}
    </section>
  );
}
