import "./lists.css";
import { limits } from "@hunarmand/api/limits";

const star = "M12 2.5l2.9 6.2 6.6.8-4.9 4.6 1.3 6.7-5.9-3.3-5.9 3.3 1.3-6.7-4.9-4.6 6.6-.8z";
export const starPlaces = Array.from({ length: limits.ratingMax }, (_, index) => index + 1);

const starSide = 24;

/** A rating as stars, with parts of a star; `label` is its text. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {starPlaces.map((place) => (
        <Star key={place} filled={Math.min(Math.max(rating - place + 1, 0), 1)} />
      ))}
    </span>
  );
}

/** `filled` is the filled part, from 0 to 1. */
export function Star({ filled = 1, pixels = 22 }: { filled?: number; pixels?: number }) {
  return (
    <svg viewBox={`0 0 ${starSide} ${starSide}`} width={pixels} className="star" aria-hidden="true">
      <path d={star} />
      {filled > 0 && (
        // The inner SVG clips the filled part, by its area: the points at the sides hold little of a star.
        <svg
          width={filled < 1 ? 5 + 14 * filled : starSide}
          height={starSide}
          className="star-filled"
          aria-hidden="true"
        >
          <path d={star} />
        </svg>
      )}
    </svg>
  );
}
