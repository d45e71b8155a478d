import { afterEach, beforeEach, expect, test } from "vitest";
import { fill, findButton, findField, press } from "../../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../../test-setup/screen-reading.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";
import { emptyDraft } from "../job-draft.ts";
import { keepDraft } from "../kept-draft.ts";

beforeEach(() => sessionStorage.clear());
afterEach(leave);

const work = { category: "Installations", skill: "AC Installation" };
const begin = () => keepDraft({ draft: { ...emptyDraft, ...work }, step: "where" });
const toList = (names: readonly string[]) => ({ body: names.map((name, index) => ({ id: index + 1, name })) });
const replies = {
  "cities-list": toList(["Islamabad", "Rawalpindi", "Karachi"]),
  "areas-list/1": toList(["G-9", "G-10", "DHA Phase 2"]),
  "areas-list/2": toList(["Saddar", "Satellite Town"]),
  "areas-list/3": toList(["Saddar", "DHA Phase 2"]),
};

async function open() {
  await visit({ path: "/jobs/new", begin, replies });
  await wait(() => findButton("Islamabad"), "cities by one tap");
}
const showsPlace = (city: string, area: string) => () =>
  findField("city")?.value === city && findField("area")?.value === area;

test("an address with an area that one city has chooses both, and both can be changed", async () => {
  await open();
  await fill({ address: "House 4, G-10/2" });
  await wait(showsPlace("Islamabad", "G-10"), "place of the address");
  await readPage("Area: G-10. You can change it above.");
  await fill({ area: "G-9" });
  await fill({ address: "House 4, Satellite Town" });
  expect(showsPlace("Islamabad", "G-9")(), "the person's own choice").toBe(true);
});

test("an area of two cities chooses none, until the address names the city", async () => {
  await open();
  await fill({ address: "House 4, G-9" });
  await wait(showsPlace("Islamabad", "G-9"), "first address");
  await fill({ address: "House 4, DHA Phase 2" });
  await wait(() => findButton("Islamabad"), "cities again");
  await fill({ address: "House 4, DHA Phase 2, Karachi" });
  await wait(showsPlace("Karachi", "DHA Phase 2"), "place of the whole address");
});

test("a city's name inside another name chooses nothing, and a tapped city stays", async () => {
  await open();
  await fill({ address: "Shop 3, Karachi Company" });
  await press("Rawalpindi");
  await wait(() => findField("city")?.value === "Rawalpindi", "tapped city");
  await fill({ address: "Shop 3, G-9" });
  await wait(() => findField("area")?.disabled === false, "areas of the city");
  expect(showsPlace("Rawalpindi", "")()).toBe(true);
});

test("an address in another area than the chosen one is asked about once, and its own area takes the pin away", async () => {
  const pin = { pinLocationLatitude: "33.6881", pinLocationLongitude: "73.0262" };
  const chosen = { ...emptyDraft, ...work, city: "Islamabad", area: "G-9", ...pin };
  await visit({ path: "/jobs/new", begin: () => keepDraft({ draft: chosen, step: "where" }), replies });
  await wait(showsPlace("Islamabad", "G-9"), "kept place");
  await readPage("Your place is on the map.");
  await fill({ address: "House 4, G-10/2" });
  await readPage("Your address says G-10, but G-9 is chosen. Where is the work?");
  await press("In G-9");
  await wait(() => !findButton("In G-10"), "no more question");
  expect(showsPlace("Islamabad", "G-9")()).toBe(true);
  await fill({ address: "House 4, DHA Phase 2" });
  await press("In DHA Phase 2");
  await wait(showsPlace("Islamabad", "DHA Phase 2"), "area of the address");
  expect(document.querySelector("main")?.textContent).not.toContain("Your place is on the map.");
});
