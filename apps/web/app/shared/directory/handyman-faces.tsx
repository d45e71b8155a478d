import "./best-handymen.css";
import type { DirectoryEntry } from "@hunarmand/api/providers/directory";
import { Text } from "@mantine/core";
import { Link } from "react-router";
import directory from "../../locales/en/directory.json";
import { Star } from "../lists/stars.tsx";
import { useMessages } from "../texts/messages.ts";
import { useFormats } from "../texts/use-formats.ts";
import { HandymanFace } from "./handyman-face.tsx";

type Person = Pick<DirectoryEntry, "id" | "firstName" | "rating" | "reviews" | "hasPicture">;

interface HandymanFacesProps {
  people: readonly Person[];
  /** The name of the list. */
  label: string;
  /** What is in the place of stars without a review. */
  unrated: string;
}

export const faceSide = 44;
const starSide = 16;

/** Up to three handymen beside each other. Their pages open beside this one, because a tap must not lead away from it. */
export function HandymanFaces({ people, label, unrated }: HandymanFacesProps) {
  return (
    // A note around it may be read aloud when it changes. Three names more would be too much.
    <ul className="best-handymen" aria-label={label} aria-live="off">
      {people.map((person) => (
        <li key={person.id}>
          <Link to={`/providers/${person.id}`} target="_blank">
            <HandymanFace id={person.id} hasPicture={person.hasPicture} size={faceSide} />
            <Text fw={600} truncate dir="auto" td="underline">
              {person.firstName}
            </Text>
            <ShortRating person={person} unrated={unrated} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** One star, the average and the number of reviews: five stars are too wide for three people beside each other. */
function ShortRating({
  person: { rating, reviews },
  unrated,
}: Pick<HandymanFacesProps, "unrated"> & { person: Person }) {
  const { rated } = useMessages(directory);
  const { number } = useFormats();
  if (rating === null) return <Text size="sm">{unrated}</Text>;
  return (
    <Text size="sm" className="short-rating" role="img" aria-label={rated({ rating: number(rating), reviews })}>
      <Star pixels={starSide} />
      <span className="ltr">
        {number(rating)} ({number(reviews)})
      </span>
    </Text>
  );
}
