import { afterEach, expect, test } from "vitest";
import { answeredQuote, dayPriceOf, openAnswer, sendAnswer } from "../../../../test-setup/contracts/answer-form.ts";
import { fill, findField } from "../../../../test-setup/screen-person.ts";
import { wait } from "../../../../test-setup/screen-reading.ts";
import { leave } from "../../../../test-setup/visit.ts";

afterEach(leave);

test("the form begins with the prices of a day that the contractor asks for, and their sum", async () => {
  const [masons, electricians] = answeredQuote.crew;
  const crew = [
    { ...masons, ownDayPrice: 2_600 },
    { ...electricians, ownDayPrice: 3_100 },
  ];
  const bodies = await openAnswer({ crew }, 20);
  expect([0, 1].map((place) => findField(dayPriceOf(place))?.value)).toEqual(["2,600", "3,100"]);
  expect(findField("amount")?.value).toBe("915,600");
  await fill({ [dayPriceOf(0)]: "2700", payTime: "weekly", validUntil: "2036-03-09" });
  await wait(() => findField("amount")?.value === "940,800", "the sum");
  await sendAnswer();
  await wait(() => bodies.length > 0, "the answer");
  const trades = [{ dayPrice: 2_700 }, { dayPrice: 3_100 }];
  expect(bodies).toMatchObject([{ amount: 940_800, tradePrices: { trades } }]);
});

test("one price that the contractor asks for fills in the sum, and no trades", async () => {
  await openAnswer({ ownDayPrice: 2_500 }, 20);
  expect(findField("amount")?.value).toBe("840,000");
  expect(findField(dayPriceOf(0))?.value).toBe("");
});

test("a price of before stays, with no other prices of a day", async () => {
  await openAnswer({ ownDayPrice: 2_500, amount: 900_000 }, 20);
  expect(findField("amount")?.value).toBe("900,000");
  expect(findField(dayPriceOf(0))?.value).toBe("");
});
