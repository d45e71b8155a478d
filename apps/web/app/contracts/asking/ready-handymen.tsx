import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import crewForm from "../../locales/en/crew-form.json";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import type { emptyQuote } from "../contract-forms.ts";
import { countFree, handymenPath, useFreeHandymen, useFreeText } from "../handymen/use-free-handymen.ts";

// Faces are beside the form: it does not wait for them.
const CrewFaces = lazyPart(async () => (await import("../handymen/crew-faces.tsx")).CrewFaces, {
  away: () => null,
});

const MayComeNear = lazyPart(async () => (await import("../handymen/near-handymen.tsx")).MayComeNear, {
  away: () => null,
});

/** How many verified handymen of each trade are free in the city and beside it, with the way to them. */
export function ReadyHandymen({ typed: { crew, city, exactHandymen, startDate } }: { typed: typeof emptyQuote }) {
  const { fewer } = useMessages(crewForm);
  const sayFree = useFreeText();
  const rows = useFreeHandymen(
    crew.map(({ trade }) => trade),
    city,
  );
  if (rows.length === 0) return null;
  const askedOf = (trade: string) => Number(crew.find((row) => row.trade === trade)?.handymen);
  const near = rows.find((row) => row.near?.free && askedOf(row.trade) > row.free)?.near?.city;
  return (
    <div className="form-grid-wide">
      {rows.map((row) => (
        <Anchor
          key={row.trade}
          component={Link}
          to={handymenPath(row, city)}
          target="_blank"
          className="tall-link"
          display="block"
        >
          {sayFree(row, city, askedOf(row.trade))}
        </Anchor>
      ))}
      <CrewFaces rows={rows} handymen={Number(exactHandymen) || undefined} startDate={startDate || null} />
      {near && <MayComeNear city={near} />}
      {rows.some((row) => askedOf(row.trade) > countFree(row)) && <Text>{fewer}</Text>}
    </div>
  );
}
