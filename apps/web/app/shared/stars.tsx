import "./lists.css";
import { limits } from "@hunarmand/contract/limits";

const star = "M12 2.5l2.9 6.2 6.6.8-4.9 4.6 1.3 6.7-5.9-3.3-5.9 3.3 1.3-6.7-4.9-4.6 6.6-.8z";
export const starPlaces = Array.from({ length: limits.ratingMax }, (_, index) => index + 1);

/** A rating as stars; `label` says it in words. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {starPlaces.map((place) => (
        <Star key={place} empty={place > rating} />
      ))}
    </span>
  );
}

export function Star({ empty = false, pixels = 22 }: { empty?: boolean; pixels?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={pixels} className="star" data-empty={empty || undefined} aria-hidden="true">
      <path d={star} />
    </svg>
  );
}
