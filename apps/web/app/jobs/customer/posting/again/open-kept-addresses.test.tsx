import { afterEach, beforeEach, expect, test } from "vitest";
import { fill, findButton, findField, press, wait } from "../../../../../test-setup/screen-person.ts";
import { customer } from "../../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";
import { emptyDraft } from "../job-draft.ts";
import { keepDraft } from "../kept-draft.ts";

beforeEach(() => sessionStorage.clear());
afterEach(leave);

const begin = () =>
  keepDraft({ draft: { ...emptyDraft, category: "Installations", skill: "AC Installation" }, step: "where" });

const id = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a22";
const place = { city: "Islamabad", area: "G-9", address: "House 12" };
const home = {
  id,
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

test("a kept address fills in the place, with its landmark as a line and its pin", async () => {
  await visit({
    path: "/jobs/new",
    begin,
    who: customer,
    replies: { ...choices, "customer/addresses": { body: [home] } },
  });
  await fill({ keptAddress: id });
  await wait(() => findField("address")?.value === "House 12\nGreen mosque", "address that was kept");
  await wait(() => findField("area")?.value === "G-9", "area that was kept");
  await wait(() => document.body.textContent?.includes("A pin is set."), "pin that was kept");
  expect(findButton("Save this address")).toBeUndefined();
});

test("the typed address is kept under a name, which is asked for once it is whole", async () => {
  await visit({ path: "/jobs/new", begin, who: customer, replies: { ...choices, "customer/addresses": { body: [] } } });
  await fill({ city: place.city, area: place.area });
  expect(findButton("Save this address")).toBeUndefined();
  await fill({ address: place.address });
  await press("Save this address");
  await press("Save");
  const refused = () => document.querySelector('dialog [name="label"]')?.getAttribute("aria-invalid");
  await wait(() => refused() === "true", "name that is asked for");
});

test("a visitor has no kept addresses, and types one", async () => {
  await visit({ path: "/jobs/new", begin, replies: { ...choices, "customer/addresses": { body: [home] } } });
  await fill(place);
  expect(findField("keptAddress")).toBeNull();
  expect(findButton("Save this address")).toBeUndefined();
});
