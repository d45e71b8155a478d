import { useId } from "react";

/** A border in the style of Pakistani truck art: petals, diamonds and dots in a row. */
export function TruckArt() {
  const patternId = useId();
  return (
    <svg className="truck-art" width="100%" height="20" aria-hidden="true">
      <defs>
        <pattern id={patternId} width="48" height="20" patternUnits="userSpaceOnUse">
          <path d="M0 20a12 12 0 0 1 24 0zM24 20a12 12 0 0 1 24 0z" className="truck-petal" />
          <path d="M6 20a6 6 0 0 1 12 0zM30 20a6 6 0 0 1 12 0z" className="truck-heart" />
          <path d="M24 3l4 5-4 5-4-5zM0 3l4 5-4 5zM48 3l-4 5 4 5z" className="truck-diamond" />
          <circle cx="12" cy="4" r="1.6" className="truck-dot" />
          <circle cx="36" cy="4" r="1.6" className="truck-dot" />
        </pattern>
      </defs>
      <rect width="100%" height="20" className="truck-ground" />
      <rect width="100%" height="20" fill={`url(#${patternId})`} />
    </svg>
  );
}
