import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Email } from "./email.tsx";
import { WholeNames } from "./whole-names.tsx";

const listWhole = (text: string) => {
  const place = document.createElement("p");
  place.innerHTML = renderToString(<WholeNames>{text}</WholeNames>);
  return [...place.querySelectorAll(".whole.ltr")].map(({ textContent }) => textContent);
};

test("sectors, job numbers and amounts stay whole, and in their order", () => {
  expect(listWhole("House 7, G-9/2 (H-10482): PKR 1,500.50 or PKR 2,000")).toEqual([
    ...["G-9/2", "H-10482", "PKR 1,500.50", "PKR 2,000"],
  ]);
});

test("an amount whose number is isolated in an Urdu text stays in its order", () => {
  expect(listWhole("آپ کی ادائیگی: PKR \u20687,000\u2069")).toEqual(["PKR \u20687,000\u2069"]);
});

test("an e-mail address may break after its @ only", () => {
  const place = document.createElement("p");
  place.innerHTML = renderToString(<Email address="ali@mail.example" />);
  expect(place.innerHTML).toBe('<span class="ltr">ali@<wbr>mail.example</span>');
});
