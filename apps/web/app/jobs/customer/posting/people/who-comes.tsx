import "./who-comes.css";
import type { WorkFacts } from "@hunarmand/api/lookups/nearby";
import type { DirectoryEntry } from "@hunarmand/api/providers/directory";
import { workBegins } from "@hunarmand/api/providers/work-hours";
import workFacts from "../../../../locales/en/work-facts.json";
import { ChoiceChips } from "../../../../shared/choices/choice-chips.tsx";
import { HandymanFace } from "../../../../shared/directory/handyman-face.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { useAnswer } from "../../answer-time.tsx";

const faceSide = 32;

interface WhoComesProps {
  facts: WorkFacts;
  city: string;
  /** The best of them. */
  entries: readonly DirectoryEntry[];
  /** How many do this work in the city. */
  handymen: number;
}

/** Who can come in one line: their faces, the best one by name and stars, and how many more. */
export function WhoComes({ facts, city, entries, handymen }: WhoComesProps) {
  const { rated, now, some, later } = useMessages(workFacts).who;
  const { number, hour } = useFormats();
  const { taking } = useAnswer({ facts, city });
  const [best] = entries;
  if (!best) return null;
  const { firstName: name, rating } = best;
  const person = rating === null ? name : rated({ name, rating: number(rating) });
  const more = handymen - 1;
  const time = hour(workBegins);
  const whole = taking > 0 ? now({ person, more }) : later({ person, more, time });
  return (
    <span className="who-comes">
      <span className="who-faces">
        {entries.map(({ id, hasPicture }) => (
          <HandymanFace key={id} id={id} hasPicture={hasPicture} size={faceSide} />
        ))}
      </span>
      <span>{taking > 0 && taking < handymen ? some({ person, more, taking, time }) : whole}</span>
    </span>
  );
}

const shownMax = 2;

interface CityChipsProps {
  facts: WorkFacts;
  choose: (city: string) => void;
  /** Goes to the step with all cities. */
  openAll: () => void;
}

/** The cities with the most handymen of this work by one tap, in the first step. */
export function CityChips({ facts, choose, openAll }: CityChipsProps) {
  const { whichCity, otherCity } = useMessages(workFacts);
  const cities = facts.cities.toSorted((one, other) => other.handymen - one.handymen).slice(0, shownMax);
  return (
    <ChoiceChips
      label={whichCity}
      choices={[...cities.map(({ city }) => ({ value: city, label: getName(city) })), { value: "", label: otherCity }]}
      value="none"
      onChoose={(city) => (city ? choose(city) : openAll())}
    />
  );
}
