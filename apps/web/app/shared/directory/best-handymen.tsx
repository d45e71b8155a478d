import "./best-handymen.css";
import type { DirectoryEntry } from "@hunarmand/api/providers/directory";
import workFacts from "../../locales/en/work-facts.json";
import { DefaultPicture } from "../layout/drawings/default-picture.tsx";
import { useMessages } from "../texts/messages.ts";
import { faceSide, HandymanFaces } from "./handyman-faces.tsx";

interface BestHandymenProps {
  /** Undefined while they are loaded, and when they cannot be loaded. */
  entries: readonly DirectoryEntry[] | undefined;
  /** How many do this work in the city. */
  handymen: number;
}

const places = ["first", "second", "third"];

/**
 * The best handymen of the work and city, who can come now first (docs/product.md C8). Empty pictures keep their place until they are loaded,
 * and stay if they cannot be loaded.
 */
export function BestHandymen({ handymen, entries }: BestHandymenProps) {
  const { best, isNew } = useMessages(workFacts);
  if (entries) return <HandymanFaces people={entries} label={best} unrated={isNew} />;
  return (
    <ul className="best-handymen" aria-hidden="true">
      {places.slice(0, handymen).map((place) => (
        <li key={place}>
          <DefaultPicture size={faceSide} />
        </li>
      ))}
    </ul>
  );
}
