import { expect, test } from "vitest";
import { CardForm, formatCardNumber, formatExpiry, keepDigits } from "./card-schema.ts";

const card = {
  amount: "1500",
  nameOnCard: "Ali Raza",
  cardNumber: "4242 4242 4242 4242",
  expiryDate: "12/28",
  cvv: "123",
};

const refused = (change: Partial<typeof card>) =>
  CardForm.safeParse({ ...card, ...change }).error?.issues.map(({ path }) => path.join()) ?? [];

test("a complete card is accepted, and its number is sent without spaces", () => {
  expect(CardForm.parse(card)).toMatchObject({ cardNumber: "4242424242424242", amount: "1500" });
});

test("all fields of the card are required", () => {
  const { amount: _, ...fields } = card;
  for (const name of Object.keys(fields)) expect(refused({ [name]: "" })).toEqual([name]);
});

test("the form can be sent with an invalid amount, which the server refuses", () => {
  for (const amount of ["", "x", "-1", "1e99"]) expect(refused({ amount })).toEqual([]);
});

test("a card number has exactly 16 digits", () => {
  expect(refused({ cardNumber: "4242 4242 4242 424" })).toEqual(["cardNumber"]);
  expect(refused({ cardNumber: "42424242424242424" })).toEqual(["cardNumber"]);
});

test("an expiry has a month from 01 to 12", () => {
  expect(["01/28", "12/28"].flatMap((expiryDate) => refused({ expiryDate }))).toEqual([]);
  for (const expiryDate of ["00/28", "13/28", "12/1928", "1228"]) {
    expect(refused({ expiryDate })).toEqual(["expiryDate"]);
  }
});

test("a CVV has 3 or 4 digits", () => {
  expect(refused({ cvv: "1234" })).toEqual([]);
  for (const cvv of ["12", "12345", "12a"]) expect(refused({ cvv })).toEqual(["cvv"]);
});

test("a card number is grouped by four while it is typed or pasted", () => {
  expect(["4", "42424", "42424242", "4242-4242-4242-4242-99"].map(formatCardNumber)).toEqual([
    "4",
    "4242 4",
    "4242 4242",
    "4242 4242 4242 4242",
  ]);
});

test("an expiry gets its slash automatically, and can be deleted", () => {
  expect(["1", "12", "122", "12/28", "4", "04", "428", "12/"].map(formatExpiry)).toEqual([
    "1",
    "12",
    "12/2",
    "12/28",
    "04",
    "04",
    "04/28",
    "12/",
  ]);
});

/** Returns the field's text after each key. */
const typeKeys = (keys: string) => [...keys].reduce((shown, key) => formatExpiry(shown + key), "");

test.each(["12/30", "12/2030", "2030-12", "2030/12", "1230", "122030", "12 / 30", "۱۲/۲۰۳۰"])(
  "an expiry typed or pasted as %s becomes 12/30",
  (typed) => expect([typeKeys(typed), formatExpiry(typed)]).toEqual(["12/30", "12/30"]),
);

test.each(["1/30", "01/30", "1/2030", "2030-01"])("an expiry typed or pasted as %s becomes 01/30", (typed) =>
  expect([typeKeys(typed), formatExpiry(typed)]).toEqual(["01/30", "01/30"]),
);

test("an expiry in another format is sent in the spec's", () => {
  expect(
    ["12/2030", "1/30", "2030-12", "2030/1"].map((expiryDate) => CardForm.parse({ ...card, expiryDate }).expiryDate),
  ).toEqual(["12/30", "01/30", "12/30", "01/30"]);
});

test("a CVV has only digits, at most four", () => {
  expect(keepDigits("1a2-345")).toBe("1234");
});
