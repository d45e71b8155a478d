import { type DirectoryEntry, listBestHandymen } from "@hunarmand/api/providers/directory";
import { Text } from "@mantine/core";
import { useEffect, useState } from "react";
import directory from "../../../../locales/en/directory.json";
import workFacts from "../../../../locales/en/work-facts.json";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { HandymanFace } from "../../../../shared/directory/handyman-face.tsx";
import { DefaultPicture } from "../../../../shared/layout/drawings/default-picture.tsx";
import { Star } from "../../../../shared/lists/stars.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";

interface BestHandymenProps {
  skill: string;
  city: string;
  area: string | undefined;
  /** How many do this work in the city. */
  handymen: number;
}

const places = ["first", "second", "third"];
const pictureSide = 44;
const starSide = 16;

/**
 * The best handymen of the work and city, those of the area first (docs/product.md C8). Without links, because a tap must
 * not lead away from the form. Empty pictures keep their place until they are loaded, and stay if they cannot be loaded.
 */
export function BestHandymen({ handymen, ...wish }: BestHandymenProps) {
  const { best } = useMessages(workFacts);
  const entries = useBestHandymen(wish);
  if (!entries)
    return (
      <ul className="best-handymen" aria-hidden="true">
        {places.slice(0, handymen).map((place) => (
          <li key={place}>
            <DefaultPicture size={pictureSide} />
          </li>
        ))}
      </ul>
    );
  return (
    // The note around it is read aloud when it changes. Three names more would be too much.
    <ul className="best-handymen" aria-label={best} aria-live="off">
      {entries.map((entry) => (
        <li key={entry.id}>
          <HandymanFace id={entry.id} hasPicture={entry.hasPicture} size={pictureSide} />
          <Text fw={600} truncate dir="auto">
            {entry.firstName}
          </Text>
          <ShortRating entry={entry} />
        </li>
      ))}
    </ul>
  );
}

/** One star, the average and the number of reviews: five stars are too wide for three people beside each other. */
function ShortRating({ entry: { rating, reviews } }: { entry: DirectoryEntry }) {
  const { isNew } = useMessages(workFacts);
  const { rated } = useMessages(directory);
  const { number } = useFormats();
  if (rating === null) return <Text size="sm">{isNew}</Text>;
  return (
    <Text size="sm" className="short-rating" role="img" aria-label={rated({ rating: number(rating), reviews })}>
      <Star pixels={starSide} />
      <span className="ltr">
        {number(rating)} ({number(reviews)})
      </span>
    </Text>
  );
}

/** Those of another area stay until the area's are loaded. Undefined while loading, and when they cannot be loaded. */
function useBestHandymen({ skill, city, area }: Omit<BestHandymenProps, "handymen">) {
  const [read, setRead] = useState<{ skill: string; city: string; entries: DirectoryEntry[] }>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    callApi(listBestHandymen, { query: { skill, city, area }, signal }).then(
      (entries) => !signal.aborted && setRead({ skill, city, entries }),
      () => undefined,
    );
    return () => leaving.abort();
  }, [skill, city, area]);
  return read?.skill === skill && read.city === city ? read.entries : undefined;
}
