import type { DirectoryEntry } from "@hunarmand/api/providers/directory";
import { roundRating } from "../../domain/providers/round-rating.ts";
import type { PublicProviderRow } from "./directory.queries.ts";

/** What the directory and the public page show of a handyman (docs/product.md P11). */
export function toDirectoryEntry(row: PublicProviderRow): DirectoryEntry {
  const { publicId, calledName, city, area, category, skill, average, reviews, hasPicture } = row;
  return {
    id: publicId,
    firstName: calledName,
    city,
    area,
    category,
    skills: skill.split(",").filter(Boolean),
    rating: roundRating(average),
    reviews,
    hasPicture,
  };
}
