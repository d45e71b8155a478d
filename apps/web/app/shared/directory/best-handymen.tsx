import "./best-handymen.css";
import type { DirectoryEntry } from "@hunarmand/api/providers/directory";
import { Text } from "@mantine/core";
import { Link } from "react-router";
import directory from "../../locales/en/directory.json";
import workFacts from "../../locales/en/work-facts.json";
import { DefaultPicture } from "../layout/drawings/default-picture.tsx";
import { Star } from "../lists/stars.tsx";
import { useMessages } from "../texts/messages.ts";
import { useFormats } from "../texts/use-formats.ts";
import { HandymanFace } from "./handyman-face.tsx";

interface BestHandymenProps {
  /** Undefined while they are loaded, and when they cannot be loaded. */
  entries: readonly DirectoryEntry[] | undefined;
  /** How many do this work in the city. */
  handymen: number;
}

const places = ["first", "second", "third"];
const pictureSide = 44;
const starSide = 16;

/**
 * The best handymen of the work and city, who can come now first (docs/product.md C8). Their pages open beside the form,
 * because a tap must not lead away from it. Empty pictures keep their place until they are loaded, and stay if they cannot be loaded.
 */
export function BestHandymen({ handymen, entries }: BestHandymenProps) {
  const { best } = useMessages(workFacts);
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
          <Link to={`/providers/${entry.id}`} target="_blank">
            <HandymanFace id={entry.id} hasPicture={entry.hasPicture} size={pictureSide} />
            <Text fw={600} truncate dir="auto" td="underline">
              {entry.firstName}
            </Text>
            <ShortRating entry={entry} />
          </Link>
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
