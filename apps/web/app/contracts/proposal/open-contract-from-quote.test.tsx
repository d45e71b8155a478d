import { afterEach, expect, test } from "vitest";
import { askedCrew, noWishes } from "../../../test-setup/contracts/asked-crew.ts";
import { done, recordBodies } from "../../../test-setup/faked-server.ts";
import { fill, findField, press } from "../../../test-setup/screen-person.ts";
import { wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { isReloaded, leave, visit } from "../../../test-setup/visit.ts";
import { publishOffice } from "../../shared/office/office.tsx";

afterEach(leave);

const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a22";
const quote = {
  ...{ ...askedCrew, id, details: "With scaffolding.", status: "Accepted", amount: 450_000, nextSteps: ["propose"] },
};

const readField = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`form [name="${name}"]`)?.value;

test("an accepted quote fills in the proposal's city, phone, duration, price and details", async () => {
  await visit({
    path: "/contracts?section=quote",
    who: customer,
    replies: { "Contracts/quotes": { body: { message: "", data: [quote] } } },
  });
  const way = await wait(
    () => document.querySelector<HTMLAnchorElement>(`a[href*="quote=${id}"]`),
    "way to the proposal",
  );
  expect(way.textContent).toBe("Send the details");
  await visit({
    path: `/contracts?section=new&quote=${id}`,
    who: customer,
    replies: { [`quotes/${id}`]: { body: quote } },
  });
  await wait(() => readField("city") === "Lahore", "filled form");
  expect(readField("phoneNumber")).toBe("03041234567");
  expect(readField("duration")).toBe("One month");
  expect(readField("contractDetails")).toContain("10 handymen for 1 Month in Lahore. PKR 450,000 in total.");
  expect(readField("contractDetails")).toContain("With scaffolding.");
  expect(readField("projectName")).toBe("");
});

const last = {
  ...{ id, projectName: "Hostel roof", contractorName: "Tahir Builders", address: "Plot 8, I-9", city: "Islamabad" },
  ...{ phoneNumber: "+923041234567", cnic: "6110112345671", availability: "Day", duration: "6 months" },
  ...{ contractDetails: "Masons.", status: "Completed", statusReason: null, completionDate: quote.requestedDate },
  ...{ ...noWishes, requestedDate: quote.requestedDate, nextSteps: [] },
};
const empty = { body: { message: "", data: [] } };
const lists = {
  ...{ "Contracts/active": empty, "Contracts/requested": empty },
  "Contracts/past": { body: { message: "", data: [last] } },
};
const openNew = (replies = {}, search = "") =>
  visit({ path: `/contracts?section=new${search}`, who: customer, replies: { ...lists, ...replies } });

test("a new proposal opens with the company of the last one, and an empty project", async () => {
  await openNew();
  await wait(() => readField("contractorName") === "Tahir Builders", "filled form");
  expect(readField("cnic")).toBe("61101-1234567-1");
  expect([readField("address"), readField("city")], "another project is at another site").toEqual(["", ""]);
  expect([readField("projectName"), readField("contractDetails"), readField("duration")]).toEqual(["", "", ""]);
});

test("a quote for two days leads to a proposal for two days, in the quote's city", async () => {
  const short = { ...quote, duration: "2 Days" };
  await openNew({ [`quotes/${id}`]: { body: short } }, `&quote=${id}`);
  await wait(() => readField("city") === "Lahore", "filled form");
  expect(readField("duration")).toBe("2 Days");
  expect(readField("contractorName")).toBe("Tahir Builders");
  expect(readField("address")).toBe("");
});

test("the exact days and handymen of a quote are above the proposal and in its details, and cannot be changed", async () => {
  const exact = { ...quote, exactHandymen: 12, durationDays: 21 };
  await openNew({ [`quotes/${id}`]: { body: exact } }, `&quote=${id}`);
  await wait(() => readField("duration") === "One month", "filled form");
  expect(document.querySelector("main [role=alert]")?.textContent).toContain(
    "12 handymen, 21 days (3 weeks of 7 days), PKR",
  );
  for (const name of ["handymen", "durationDays"]) expect(findField(name)).toBeNull();
  expect(readField("contractDetails")).toContain("12 handymen for 21 days in Lahore.");
  const fold = findField("duration")?.closest("details");
  expect(fold?.querySelector("summary")?.textContent).toBe("City and duration from your quote: Lahore, 21 days");
  expect(fold?.open, "the quote has answered both").toBe(false);
  expect(fold?.textContent).toContain("Your quote counts: 21 days.");
});

test("the trades and the first day of a quote are fixed lines above the proposal, are sent, and are not asked again", async () => {
  const crew = [
    { trade: "Masonry", handymen: 12 },
    { trade: "Electrical Wiring", handymen: 4 },
  ];
  const agreed = { ...quote, exactHandymen: 16, crew, startDate: "2099-01-05" };
  await openNew({ [`quotes/${id}`]: { body: agreed }, "Contracts/new": done("", { id }) }, `&quote=${id}`);
  await wait(() => readField("city") === "Lahore", "filled form");
  const alert = document.querySelector("main [role=alert]")?.textContent;
  expect(alert).toContain("12 × Masonry, 4 × Electrical Wiring");
  expect(alert).toContain("First day of work: Mon 5 Jan 2099.");
  expect(readField("contractDetails")).toContain("16 handymen (12 × Masonry, 4 × Electrical Wiring) for 1 Month");
  expect(document.querySelector("main form button[aria-label^=Remove]")).toBeNull();
  expect(findField("startDate")).toBeNull();
  expect(document.querySelector("main form")?.textContent).not.toContain("Optional details");
  const bodies = recordBodies();
  await fill({ projectName: "Mosque roof", address: "Plot 9, I-9", availability: "Day" });
  await press("Submit Proposal");
  await wait(() => bodies.length > 0, "the proposal");
  expect(bodies).toMatchObject([{ startDate: "2099-01-05", trades: ["Masonry", "Electrical Wiring"] }]);
  await wait(
    () => document.querySelector("dialog")?.textContent?.includes("Your price is agreed. We call you to fix the crew."),
    "what comes next",
  );
});

test("who proposes is one line after an accepted price, and is not said to be missing", async () => {
  await openNew({ [`quotes/${id}`]: { body: quote } }, `&quote=${id}`);
  await wait(() => readField("contractorName") === "Tahir Builders", "filled form");
  const fold = findField("cnic")?.closest("details");
  expect(fold?.open).toBe(false);
  expect(fold?.querySelector("summary")?.textContent).toContain("Tahir Builders, 61101-1234567-1");
  const alert = document.querySelector("main [role=alert]")?.textContent;
  expect(alert).toContain("We only need the place, the project’s name and the working hours.");
  await fill({ cnic: "1" });
  await press("Submit Proposal");
  await wait(() => findField("cnic")?.closest("details")?.open, "the field that is refused");
});

test("a quote for another city than a contract can have opens the field for the city", async () => {
  await openNew({ [`quotes/${id}`]: { body: { ...quote, city: "Other" } } }, `&quote=${id}`);
  await wait(() => readField("duration") === "One month", "filled form");
  expect(findField("city")?.closest("details")?.open).toBe(true);
});

test.each([
  ["2099-01-05", "2099-01-05"],
  ["2026-01-05", ""],
])("the first day of a quote, %s, is settled as %j: one that has passed is asked again", async (startDate, shown) => {
  await openNew({ [`quotes/${id}`]: { body: { ...quote, startDate } } }, `&quote=${id}`);
  await wait(() => readField("city") === "Lahore", "filled form");
  const line = "First day of work: Mon 5 Jan 2099.";
  if (shown) expect(document.querySelector("main [role=alert]")?.textContent).toContain(line);
  else await wait(() => readField("startDate") === "", "the field for the first day");
});

test("after a proposal the page that reloads is that of its state", async () => {
  await openNew({ "Contracts/new": done("", { id }) });
  await wait(() => readField("contractorName") === "Tahir Builders", "filled form");
  await fill({ projectName: "Mosque roof", address: "Plot 9, I-9", city: "Islamabad", availability: "Day" });
  await fill({ duration: "One year", contractDetails: "Masons." });
  await wait(() => findField("startDate"), "field for the first day");
  await fill({ startDate: "2099-01-01" });
  await press("Submit Proposal");
  await press("OK");
  await wait(isReloaded, "reload");
  expect(window.location.pathname).toBe(`/contracts/${id}`);
});

test("the way to an answer opens this quote alone, with the way to the form for another one", async () => {
  const answered = { ...quote, status: "Quoted", nextSteps: ["accept", "decline"] };
  const replies = {
    [`quotes/${id}`]: { body: answered },
    "Contracts/quotes": { body: { message: "", data: [answered] } },
  };
  await visit({ path: `/contracts?section=quote&answer=${id}`, who: customer, replies });
  const place = await wait(() => document.querySelector<HTMLElement>(".quote-to-answer"), "answer");
  await wait(() => document.activeElement === place, "focus on the answer");
  expect(place.textContent).toContain("PKR 450,000");
  expect(document.querySelector("main form"), "the form looks as if it had to be filled in again").toBeNull();
  expect(place.querySelector('a[href="/contracts?section=quote&ask=1"]')?.textContent).toBe("Ask for another price");
});

test("a request that the office has not answered does not say that it is", async () => {
  const asked = { ...quote, status: "New", amount: null, validUntil: null, nextSteps: [] };
  const replies = { [`quotes/${id}`]: { body: asked }, "Contracts/quotes": { body: { message: "", data: [asked] } } };
  await visit({ path: `/contracts?section=quote&answer=${id}`, who: customer, replies });
  const place = await wait(() => document.querySelector<HTMLElement>(".quote-to-answer"), "request");
  expect(place.querySelector("h1")?.textContent).toBe("Your request is with our office");
  expect(place.textContent).toContain("You get a notice when the price is here.");
  publishOffice({ phone: "051 1234567", phoneLink: "tel:+92511234567" });
  await wait(() => place.querySelector("a[href='tel:+92511234567']"), "the call that it offers");
  publishOffice({});
});

test("the place that was named with the request is a line that opens, and only name and hours are asked", async () => {
  await openNew({ [`quotes/${id}`]: { body: { ...quote, address: "Block B, Bahria Town" } } }, `&quote=${id}`);
  await wait(() => readField("address") === "Block B, Bahria Town", "filled form");
  const fold = findField("address")?.closest("details");
  expect(fold?.open).toBe(false);
  expect(fold?.querySelector("summary")?.textContent).toBe("Where: Block B, Bahria Town. Change");
  expect(findField("contractDetails")?.closest("details")?.open).toBe(false);
  const alert = document.querySelector("main [role=alert]")?.textContent;
  expect(alert).toContain("We only need the project’s name and the working hours.");
  await fill({ address: "" });
  await wait(() => findField("address")?.closest("details")?.open, "the empty field in sight");
});
