import { groupBy } from "es-toolkit/array";
import "./named-handymen.css";
import type { NamedHandyman } from "@hunarmand/api/contracts/quotes/named";
import { Text } from "@mantine/core";
import { Link } from "react-router";
import namedHandymen from "../../locales/en/named-handymen.json";
import { HandymanFace } from "../../shared/directory/handyman-face.tsx";
import { HandymanRating } from "../../shared/directory/handyman-rating.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName } from "../../shared/texts/names.ts";
import { NamesBy } from "./names-by.tsx";

const pictureSide = 44;

interface NamedHandymenProps {
  named: readonly NamedHandyman[];
  /** Of the whole crew. Undefined while it is unknown. */
  handymen: number | undefined;
  startDate: string | null;
  /** Whether the promise of the crew, with the day of the other names, is shown above. */
  isPromised?: boolean;
}

/** Those of the crew whom the office has named, by their trades, the foreman first, and how many more come (docs/product.md Q2). */
export function NamedHandymen({ named, handymen = 0, startDate, isPromised = false }: NamedHandymenProps) {
  const texts = useMessages(namedHandymen);
  const foreman = named.find(({ leads }) => leads);
  const byTrade = groupBy(named, ({ trade }) => trade);
  const more = handymen - named.length;
  return (
    <section aria-label={texts.title}>
      <Text fw={600}>{texts.title}</Text>
      {foreman && <Text>{texts.leads({ name: foreman.firstName })}</Text>}
      {Object.entries(byTrade).map(([trade, entries]) => (
        <div key={trade}>
          <Text mt="xs">{getName(trade)}</Text>
          <ul className="named-handymen">
            {entries.map((entry) => (
              <li key={entry.id}>
                <NamedLink entry={entry} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {more > 0 && <Text>{texts.more({ count: more })}</Text>}
      {more > 0 && !isPromised && <NamesBy startDate={startDate} />}
    </section>
  );
}

function NamedLink({ entry }: { entry: NamedHandyman }) {
  const texts = useMessages(namedHandymen);
  const { id, hasPicture, firstName, jobsDone } = entry;
  return (
    <Link to={`/providers/${id}`} target="_blank">
      <HandymanFace id={id} hasPicture={hasPicture} size={pictureSide} />
      <span>
        <Text span fw={600} td="underline" dir="auto">
          {firstName}
        </Text>
        <HandymanRating entry={entry} />
        {jobsDone > 0 && <Text size="sm">{texts.jobs({ count: jobsDone })}</Text>}
      </span>
    </Link>
  );
}
