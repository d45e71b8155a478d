import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Banknotes } from "./banknotes.tsx";

function draw(pkr: number): Element {
  const place = document.createElement("div");
  place.innerHTML = renderToStaticMarkup(<Banknotes pkr={pkr} />);
  return place;
}

test("an amount is drawn as its notes, which are also named", () => {
  const place = draw(2_600);
  expect([...place.querySelectorAll("svg text")].map(({ textContent }) => textContent)).toEqual([
    "1,000",
    "1,000",
    "500",
    "100",
  ]);
  const label = place.querySelector("[role=img]")?.getAttribute("aria-label");
  expect(label).toBe("In notes: 2 × PKR 1,000, 1 × PKR 500, 1 × PKR 100");
});

test("many notes of one value are drawn once, with their number", () => {
  expect(draw(35_000).textContent).toBe("7 × 5,000");
});

test("an amount with paisa has no notes", () => {
  expect(draw(99.5).textContent).toBe("");
});
