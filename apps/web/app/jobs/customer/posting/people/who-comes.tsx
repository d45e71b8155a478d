import "./who-comes.css";
import type { WorkFacts } from "@hunarmand/api/lookups/nearby";
import type { DirectoryEntry } from "@hunarmand/api/providers/directory";
import { workBegins } from "@hunarmand/api/providers/work-hours";
import workFacts from "../../../../locales/en/work-facts.json";
import { HandymanFace } from "../../../../shared/directory/handyman-face.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { useAnswer } from "../../answer-time.tsx";
import { countAtHour, sortByHandymen } from "../steps/near-handymen.ts";

const faceSide = 32;

interface WhoComesProps {
  facts: WorkFacts;
  city: string;
  /** When the job is wished, as an ISO date. */
  wish: string | undefined;
  /** The best of them. */
  entries: readonly DirectoryEntry[];
  /** How many do this work in the city. */
  handymen: number;
}

/** Who can come in one line: their faces, the best one by name and stars, and how many more. */
export function WhoComes({ facts, city, wish, entries, handymen }: WhoComesProps) {
  const { rated } = useMessages(workFacts).who;
  const { number } = useFormats();
  const sayWho = useSayWho({ facts, city, wish, handymen });
  const [best] = entries;
  if (!best) return null;
  const { firstName: name, rating } = best;
  return (
    <span className="who-comes">
      <span className="who-faces">
        {entries.map(({ id, hasPicture }) => (
          <HandymanFace key={id} id={id} hasPicture={hasPicture} size={faceSide} />
        ))}
      </span>
      <span>{sayWho(rating === null ? name : rated({ name, rating: number(rating) }))}</span>
    </span>
  );
}

/** Says who can come at the wished time, else who can come now and from when the others can (docs/product.md P7). */
function useSayWho({ facts, city, wish, handymen }: Omit<WhoComesProps, "entries">): (person: string) => string {
  const { now, some, later, wish: atWish, wishSome } = useMessages(workFacts).who;
  const { hour, when } = useFormats();
  const { taking: takingNow } = useAnswer({ facts, city });
  const taking = wish === undefined ? takingNow : countAtHour(facts, city, new Date(wish));
  const more = handymen - 1;
  const time = hour(workBegins);
  return (person) => {
    if (taking === 0) return later({ person, more, time });
    const isAll = taking >= handymen;
    if (wish === undefined) return isAll ? now({ person, more }) : some({ person, more, taking, time });
    const moment = when(wish);
    return isAll ? atWish({ person, more, moment }) : wishSome({ person, more, taking, moment });
  };
}

interface EverywhereProps {
  facts: WorkFacts;
  /** The best of the city with the most of them. */
  entries: readonly DirectoryEntry[] | undefined;
}

/** So many cities are named: with more, none is, because people look for their own. */
const namedCitiesMax = 2;

/** Before the city is known: how many do this work in all cities, in which if they are few, and some faces from where most of them are. */
export function Everywhere({ facts: { cities }, entries = [] }: EverywhereProps) {
  const { inCity, inCities, everywhere } = useMessages(workFacts);
  const served = sortByHandymen(cities.filter(({ handymen }) => handymen > 0));
  const [city = "", other = ""] = served.map(({ city }) => getName(city));
  if (city === "") return null;
  const count = served.reduce((sum, { handymen }) => sum + handymen, 0);
  const isNamed = served.length <= namedCitiesMax;
  const inNamed = other === "" ? inCity({ count, city }) : inCities({ count, city, other });
  return (
    <span className="who-comes">
      <span className="who-faces">
        {entries.map(({ id, hasPicture }) => (
          <HandymanFace key={id} id={id} hasPicture={hasPicture} size={faceSide} />
        ))}
      </span>
      <span>{isNamed ? inNamed : everywhere({ count })}</span>
    </span>
  );
}
