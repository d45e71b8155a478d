import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Stars } from "./stars.tsx";

/** Returns how many per cent of each star's width are filled. */
function readStars(rating: number): number[] {
  const place = document.createElement("div");
  place.innerHTML = renderToStaticMarkup(<Stars rating={rating} label={`${rating} of 5 stars`} />);
  return [...place.querySelectorAll(".star")].map((star) =>
    Math.round((Number(star.querySelector(".star-filled")?.getAttribute("width") ?? 0) / 24) * 100),
  );
}

test.each([
  [4.5, [100, 100, 100, 100, 50]],
  [4, [100, 100, 100, 100, 0]],
  [3.8, [100, 100, 100, 67, 0]],
  [0.2, [32, 0, 0, 0, 0]],
  [5, [100, 100, 100, 100, 100]],
])("%d stars are filled by their area, so that a part of a star is seen", (rating, drawn) => {
  expect(readStars(rating)).toEqual(drawn);
});
