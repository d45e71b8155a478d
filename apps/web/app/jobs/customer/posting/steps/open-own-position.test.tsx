import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fill, findButton, findField, press } from "../../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../../test-setup/screen-reading.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";
import { emptyDraft } from "../job-draft.ts";
import { keepDraft } from "../kept-draft.ts";

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  await leave();
  Reflect.deleteProperty(navigator, "geolocation");
});

const work = { category: "Installations", skill: "AC Installation" };
const begin = () => keepDraft({ draft: { ...emptyDraft, ...work }, step: "where" });
const choices = {
  "cities-list": { body: [{ id: 1, name: "Islamabad" }] },
  "areas-list/1": {
    body: [
      { id: 1, name: "G-9" },
      { id: 2, name: "F-10" },
    ],
  },
};

/** Answers the browser's question for the position. Returns the mock of the question. */
function answerPosition(position: { latitude: number; longitude: number } | undefined) {
  const getCurrentPosition = vi.fn((found: PositionCallback, failed?: PositionErrorCallback | null) =>
    position
      ? found({ coords: { ...position, accuracy: 8 } } as GeolocationPosition)
      : failed?.({} as GeolocationPositionError),
  );
  Object.defineProperty(navigator, "geolocation", { value: { getCurrentPosition }, configurable: true });
  return getCurrentPosition;
}

test("a tap on the position fills in city, area and pin, and nothing is read before the tap", async () => {
  const ask = answerPosition({ latitude: 33.69, longitude: 73.03 });
  const nearest = { city: "Islamabad", areas: ["G-9"] };
  await visit({ path: "/jobs/new", begin, replies: { ...choices, nearest: { body: nearest } } });
  await wait(() => findButton("Find where I am"), "button for the position");
  expect(ask).not.toHaveBeenCalled();
  await press("Find where I am");
  await wait(() => findField("city")?.value === "Islamabad" && findField("area")?.value === "G-9", "place");
  await readPage("Your place is on the map.");
  await readPage("We filled in your city and area. Please check them.");
});

test("a position between areas asks once which one it is", async () => {
  answerPosition({ latitude: 33.69, longitude: 73.03 });
  const nearest = { city: "Islamabad", areas: ["G-9", "F-10"] };
  await visit({ path: "/jobs/new", begin, replies: { ...choices, nearest: { body: nearest } } });
  await press("Find where I am");
  await readPage("Which area are you in?");
  await fill({ address: "House 12" });
  await press("Continue");
  await readPage("Please tap your area.");
  await press("F-10");
  await press("Continue");
  await readPage("When should somebody come?");
  await press("Back");
  await wait(() => findField("area")?.value === "F-10", "chosen area");
});

test("who is in none of the areas near their position gets the fields", async () => {
  answerPosition({ latitude: 33.69, longitude: 73.03 });
  const nearest = { city: "Islamabad", areas: ["G-9", "F-10"] };
  await visit({ path: "/jobs/new", begin, replies: { ...choices, nearest: { body: nearest } } });
  await press("Find where I am");
  await press("Another area");
  await wait(() => findField("city")?.value === "Islamabad" && findField("area")?.value === "", "empty area");
});

test("without a position, people choose city and area", async () => {
  answerPosition(undefined);
  await visit({ path: "/jobs/new", begin, replies: choices });
  await press("Find where I am");
  await readPage("We could not find where you are. Please choose city and area.");
});
