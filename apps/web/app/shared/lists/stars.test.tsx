import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Stars } from "./stars.tsx";

/** Returns how much of each of the five stars is filled, in per cent. */
function readStars(rating: number): number[] {
  const place = document.createElement("div");
  place.innerHTML = renderToStaticMarkup(<Stars rating={rating} label={`${rating} of 5 stars`} />);
  return [...place.querySelectorAll(".star")].map(
    (star) => (Number(star.querySelector(".star-filled")?.getAttribute("width") ?? 0) / 24) * 100,
  );
}

test.each([
  [4.5, [100, 100, 100, 100, 50]],
  [4, [100, 100, 100, 100, 0]],
  [0.25, [25, 0, 0, 0, 0]],
  [5, [100, 100, 100, 100, 100]],
])("%d stars are drawn without rounding", (rating, drawn) => {
  expect(readStars(rating)).toEqual(drawn);
});
