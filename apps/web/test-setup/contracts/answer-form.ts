import { done, recordBodies } from "../faked-server.ts";
import { press } from "../screen-person.ts";
import { readDialog } from "../screen-reading.ts";
import { visit } from "../visit.ts";
import { askedCrew } from "./asked-crew.ts";

const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a22";
export const answeredQuote = {
  ...{ ...askedCrew, id, name: "Imran Malik", email: null, status: "New", amount: null, validUntil: null },
  ...{ nextSteps: ["price"], exactHandymen: 16, durationDays: 21 },
  crew: [
    { trade: "Masonry", handymen: 12 },
    { trade: "Electrical Wiring", handymen: 4 },
  ],
};

/** Opens the form of an answer, and returns the bodies of all requests sent from now on. */
export async function openAnswer(one: object = {}, free = 3, city = "Lahore", more: object = {}): Promise<unknown[]> {
  const near = city === "Rawalpindi" ? { city: "Islamabad", free: 6 } : null;
  const replies = {
    "free-handymen": { body: { category: "Home Maintenance", free, near, best: [] } },
    "Admin/quotes": { body: [{ ...answeredQuote, city, ...one }] },
    [`${id}/answer`]: done("The quote is answered.", { status: "Quoted" }),
    ...more,
  };
  await visit({ path: "/office/quotes", who: { role: "Dispatcher" }, replies });
  await press("Answer");
  await readDialog(`16 handymen, 12 × Masonry, 4 × Electrical Wiring, 21 days, ${city}`);
  return recordBodies();
}

export const sendAnswer = () => press("Send the answer");

/** The field for the price of a day, by the place of its trade. */
export const dayPriceOf = (place: number) => `dayPrices.${place}.dayPrice`;
