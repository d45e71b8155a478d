import { afterEach, beforeEach, expect, test } from "vitest";
import { followedJob } from "../../../../../test-setup/followed-job.ts";
import { fill, findButton, findField, press } from "../../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";
import { emptyDraft } from "../job-draft.ts";
import { keepDraft } from "../kept-draft.ts";

beforeEach(() => sessionStorage.clear());
afterEach(leave);

const begin = () =>
  keepDraft({ draft: { ...emptyDraft, category: "Installations", skill: "AC Installation" }, step: "where" });

const place = { city: "Islamabad", area: "G-9", address: "House 12" };
const home = {
  id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a22",
  label: "Home",
  ...place,
  landmark: "Green mosque",
  pinLocationLatitude: 33.7,
  pinLocationLongitude: 73,
};
const choices = {
  "cities-list": { body: [{ id: 1, name: "Islamabad" }] },
  "areas-list/1": { body: [{ id: 1, name: "G-9" }] },
};

/** Chooses the city, and types the area once the city's areas are loaded. */
async function fillPlace() {
  await press(place.city);
  await wait(() => findField("area")?.disabled === false, "areas of the city");
  await fill({ area: place.area });
}

test("a saved address fills in the place, with its landmark as a line and its pin", async () => {
  await visit({
    path: "/jobs/new",
    begin,
    who: customer,
    replies: { ...choices, "customer/addresses": { body: [home] } },
  });
  await press("Home");
  await wait(() => findField("address")?.value === "House 12\nGreen mosque", "saved address");
  await wait(() => findField("area")?.value === "G-9", "saved area");
  await wait(() => document.body.textContent?.includes("Your place is on the map."), "saved pin");
  expect(findButton("Save this address")).toBeUndefined();
});

test("a typed address can be saved with a name, once it is complete", async () => {
  await visit({ path: "/jobs/new", begin, who: customer, replies: { ...choices, "customer/addresses": { body: [] } } });
  await fillPlace();
  expect(findButton("Save this address")).toBeUndefined();
  await fill({ address: place.address });
  await press("Save this address");
  await press("Save");
  const refused = () => document.querySelector('dialog [name="label"]')?.getAttribute("aria-invalid");
  await wait(() => refused() === "true", "request for a name");
});

test("a visitor has no saved addresses, and types one", async () => {
  await visit({ path: "/jobs/new", begin, replies: { ...choices, "customer/addresses": { body: [home] } } });
  await fillPlace();
  await fill({ address: place.address });
  expect(findButton("Home")).toBeUndefined();
  expect(findButton("Save this address")).toBeUndefined();
});

const { problem: _, canReportProblem: _can, timeline, payment, attachments, complaints, ...listedJob } = followedJob;
const earlier = { ...listedJob, address: "Office 4, Blue Plaza", area: "G-9" };

test("another address loses the pin of the known one, and added details keep it", async () => {
  const replies = { ...choices, "customer/addresses": { body: [home] } };
  await visit({ path: "/jobs/new", begin, who: customer, replies });
  await press("Home");
  await wait(() => document.body.textContent?.includes("Your place is on the map."), "saved pin");
  await fill({ address: "House 12\nGreen mosque, second floor" });
  await readPage("Your place is on the map.");
  await fill({ address: "House 99" });
  await wait(() => !document.body.textContent?.includes("Your place is on the map."), "place without a pin");
});

test("the addresses of earlier jobs are offered beside the saved ones, each once", async () => {
  const jobs = [earlier, { ...earlier, address: "office 4, blue plaza " }, { ...earlier, address: home.address }];
  const replies = { ...choices, "customer/addresses": { body: [home] }, "my-jobs": { body: jobs } };
  await visit({ path: "/jobs/new", begin, who: customer, replies });
  await press("Office 4, Blue Plaza, G-9");
  await wait(() => findField("address")?.value === "Office 4, Blue Plaza", "address of the earlier job");
  expect([...document.querySelectorAll(".choice-chip")].map(({ textContent }) => textContent)).toEqual([
    "Home",
    "Office 4, Blue Plaza, G-9",
  ]);
});

test("a known customer chooses the work, and the next step is the review with the place of their last job", async () => {
  const work = { category: "Installations", skill: "AC Installation" };
  const replies = {
    ...{ "categories-list": { body: [{ id: 1, name: work.category }] }, "skills-list/1": { body: [work.skill] } },
    "my-jobs": { body: [earlier] },
  };
  await visit({ path: "/jobs/new", who: customer, replies });
  await wait(() => hasStored("Office 4"), "usual place");
  await fill(work);
  await press("Continue");
  await readPage("Office 4, Blue Plaza, G-9, Islamabad");
  await readPage("As soon as possible");
});

const hasStored = (text: string) => JSON.stringify({ ...sessionStorage, ...localStorage }).includes(text);

test("an area is searched while typing, chosen by a chip, and gone with its city", async () => {
  const replies = {
    "cities-list": {
      body: [
        { id: 1, name: "Islamabad" },
        { id: 2, name: "Lahore" },
      ],
    },
    "areas-list/1": { body: ["F-10", "G-9", "G-10"].map((name, id) => ({ id, name })) },
    "areas-list/2": { body: [{ id: 9, name: "Model Town" }] },
  };
  await visit({ path: "/jobs/new", begin, replies });
  await press("Islamabad");
  await wait(() => findField("area")?.disabled === false, "areas of the city");
  await fill({ area: "10" });
  await wait(() => findButton("F-10") && findButton("G-10"), "areas that fit");
  await press("G-10");
  await wait(() => findField("area")?.value === "G-10" && !findButton("F-10"), "chosen area");
  await fill({ area: "nowhere" });
  await readPage("We do not know this place. Type another name, or the area beside it.");
  await fill({ area: "g9" });
  await wait(() => findField("area")?.value === "G-9", "name as in the list");
  await fill({ city: "Lahore" });
  await wait(() => findField("area")?.value === "", "area of another city");
});
