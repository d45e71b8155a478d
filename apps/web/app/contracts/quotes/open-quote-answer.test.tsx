import { afterEach, expect, test } from "vitest";
import { askedCrew } from "../../../test-setup/contracts/asked-crew.ts";
import { done, recordBodies, refusing } from "../../../test-setup/faked-server.ts";
import { fill, findButton, findField, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { isReloaded, leave, visit } from "../../../test-setup/visit.ts";
import { publishOffice } from "../../shared/office/office.tsx";

afterEach(async () => {
  await leave();
  publishOffice({});
});

const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a22";
const quote = {
  ...{ ...askedCrew, id, status: "Quoted", amount: 5_000, note: "Tools included.", nextSteps: ["accept", "decline"] },
};
const listOf = (one: object) => ({ "Contracts/quotes": { body: { message: "", data: [{ ...quote, ...one }] } } });
const open = (replies: object) =>
  visit({ path: "/contracts?section=quote", who: customer, replies: { ...listOf({}), ...replies } });

/** Opens the only quote, whose row may lead to its page, and returns what it says. */
async function openParts(one: object) {
  const replies = { ...listOf(one), [`quotes/${id}`]: { body: { ...quote, ...one } } };
  await visit({ path: "/contracts?section=quote", who: customer, replies });
  const card = await wait(() => document.querySelector("main article"), "quote");
  card.querySelector<HTMLElement>(".quote-way")?.click();
  return wait(() => document.querySelector("main article > .mantine-Stack-root"), "what it says");
}

const accepting = "Do you want to accept this price?";
const nowAmount = [{ field: "amount", code: "now-amount", message: "It is now PKR 500,000." }];

test("a quote is accepted with the amount and the terms on the screen", async () => {
  const reply = done("You have accepted the quote.", { status: "Accepted" });
  await open({ [`${id}/accept`]: { ...reply, changes: listOf({ status: "Accepted", nextSteps: [] }) } });
  const bodies = recordBodies();
  await press("Accept");
  await readDialog("PKR 5,000", accepting);
  await press("Yes");
  await readToast("You have accepted the quote.");
  expect(document.querySelector("dialog[open]")).toBeNull();
  await readPage("PKR 5,000");
  expect(document.querySelector("article .contract-price")?.textContent).toBe("PKR 5,000");
  expect(bodies).toEqual([{ amount: 5_000, note: "Tools included.", payTime: null }]);
});

test("the exact number of handymen and of days are shown instead of the choices", async () => {
  await open(listOf({ exactHandymen: 12, durationDays: 21 }));
  await readPage("12 handymen, 21\u00A0days, Lahore");
  expect(document.querySelector("article")?.textContent).not.toContain("1 Month");
});

test("the trades of a request are on its card with their numbers", async () => {
  await open(listOf({ exactHandymen: 12, crew: [{ trade: "Masonry", handymen: 12 }] }));
  await readPage("12 × Masonry");
});

test("a price shows what one handyman costs for a day, and which work it is for", async () => {
  await open(listOf({ exactHandymen: 12, durationDays: 21, amount: 378_000, details: "9 masons, 3 welders." }));
  await readPage("12 handymen and 21 days of work: PKR 1,500 for one handyman for a day.");
  await readPage("9 masons, 3 welders.");
  await open(listOf({ exactHandymen: 12, durationDays: 21, amount: 380_000 }));
  await readPage("12 handymen and 21 days of work: about PKR 1,508 for one handyman for a day.");
});

test.each([
  [
    { status: "New", amount: null, nextSteps: ["decline"] },
    "Nothing to do now. Our office sends you the price.",
    ["Take this request back"],
  ],
  [
    {},
    "10 handymen, 1\u00A0Month, LahorePrice sentPKR 5,000",
    ["Accept", "Say no", "Ask about this price on WhatsApp"],
  ],
  [{ status: "Declined", amount: null, nextSteps: [] }, "Nothing to do. You took this request back.", []],
  [{ status: "Accepted", nextSteps: ["propose"] }, "Your turn: send us the details of the work.", ["Send the details"]],
  [
    { status: "Accepted", nextSteps: [], contractId: id },
    "Nothing to do here. It goes on in your contract.",
    ["See the proposal"],
  ],
  [{ status: "Expired", nextSteps: [] }, "This price is too old. Call us for a new one.", ["Call the office"]],
])("the first line of a quote %j says what is next", async (one, line, buttons) => {
  publishOffice({ phone: "051 1234567", phoneLink: "tel:+92511234567", whatsappLink: "https://wa.me/92511234567" });
  const parts = await openParts(one);
  expect(parts.textContent?.startsWith(line), parts.textContent ?? "").toBe(true);
  expect([...parts.querySelectorAll("button, a")].map(({ textContent }) => textContent)).toEqual(buttons);
});

test("the way to send the details is right under the line that asks for them, once", async () => {
  const parts = await openParts({ status: "Accepted", nextSteps: ["propose"] });
  expect(parts.textContent).toMatch(/^Your turn: send us the details of the work\.Send the details/);
});

test("a request without a price says until when it comes, and is taken back", async () => {
  const waiting = { status: "New", amount: null, note: null, validUntil: null, nextSteps: ["decline"] };
  const taken = { ...waiting, status: "Declined", nextSteps: [] };
  const changes = listOf(taken);
  await open({
    ...listOf({ ...waiting, promisedDate: "2036-03-03T08:00:00.000Z" }),
    [`${id}/decline`]: { ...done("You have said no to the quote.", { status: "Declined" }), changes },
  });
  await wait(
    () => /The price comes by Mon 3 Mar 2036 1:00.pm\./.test(document.querySelector("article")?.textContent ?? ""),
    "the promised time",
  );
  const bodies = recordBodies();
  expect(document.querySelector("article")?.textContent).not.toContain("Call us now");
  await press("Take this request back");
  await readDialog("Do you no longer need this crew? Then our office sends you no price.");
  await press("Yes");
  await readToast("You have taken the request back.");
  await readPage("Nothing to do. You took this request back.");
  expect(bodies).toEqual([{ amount: null, note: null, payTime: null }]);
});

test("work that begins before the promised price, or within twelve hours of it, has the way to call", async () => {
  publishOffice({ phone: "051 1234567", phoneLink: "tel:+92511234567" });
  const waiting = { status: "New", amount: null, note: null, validUntil: null, nextSteps: ["decline"] };
  const readCard = () => document.querySelector("article")?.textContent ?? "";
  for (const startDate of ["2036-03-03", "2036-03-04"]) {
    await open(listOf({ ...waiting, startDate, promisedDate: "2036-03-03T08:00:00.000Z" }));
    await readPage("Your work begins before that. Call us now.");
    await readPage("Call the office");
    expect(readCard().startsWith("Your turn: call or write to us. Your work begins soon."), startDate).toBe(true);
  }
  await open(listOf({ ...waiting, startDate: "2036-03-04", promisedDate: "2036-03-03T06:00:00.000Z" }));
  await readPage("Nothing to do now. Our office sends you the price.");
  expect(readCard(), "more than twelve hours before").not.toContain("Call us now");
});

test("the message about a price names the quote", async () => {
  publishOffice({ whatsappLink: "https://wa.me/92511234567" });
  await open(listOf({ exactHandymen: 12, durationDays: 21 }));
  const link = await wait(() => document.querySelector<HTMLAnchorElement>('article a[href*="wa.me"]'), "link");
  const text =
    "Assalam-o-alaikum. My quote: 12 handymen, 21 days, Lahore, PKR 5,000. I have a question about this price:";
  expect(new URL(link.href).searchParams.get("text")).toBe(text);
});

test("a quote with a new price is not accepted: the new price shows, and the person is asked again", async () => {
  await open({ [`${id}/accept`]: { ...refusing("facts-changed", nowAmount), changes: listOf({ amount: 500_000 }) } });
  await press("Accept");
  await press("Yes");
  await readDialog("This has changed since you read it. Please look again, then decide. It is now PKR 500,000.");
  await press("OK");
  await wait(() => document.body.textContent?.includes("PKR 500,000"), "new price");
  await wait(() => findButton("Accept"), "way to accept");
  await press("Accept");
  await readDialog("PKR 500,000", accepting);
});

test("a request says until when its price comes, and the page that reloads is that of this request", async () => {
  await open({ "Contracts/quote": done("", { id, promisedDate: "2036-03-03T08:00:00.000Z" }) });
  await wait(() => findField("totalHandymen"), "form");
  await fill({ totalHandymen: "10", duration: "1 Month", city: "Lahore", phone: "03041234567" });
  await fill({ exactHandymen: "12", durationDays: "21" });
  const bodies = recordBodies();
  await press("Request Quote");
  await readDialog("Your quote request was submitted successfully!");
  expect(document.querySelector("dialog")?.textContent).toMatch(/The price comes by Mon 3 Mar 2036 1:00.pm\./);
  await press("OK");
  await wait(isReloaded, "reload");
  expect(window.location.search).toBe(`?section=quote&answer=${id}`);
  expect(bodies).toMatchObject([{ totalHandymen: "10", exactHandymen: 12, durationDays: 21 }]);
});
