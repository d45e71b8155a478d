import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withResolvers } from "../parts/with-resolvers.ts";
import { setLanguage } from "../texts/messages.ts";
import { ChoicesFailure } from "./choices-failure.tsx";
import { useChoices } from "./use-choices.ts";

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});

afterEach(() => act(async () => root.unmount()));

type Load = (city: string) => Promise<string[]>;

function Areas({ city, load }: { city: string; load: Load }) {
  const choices = useChoices(city, load);
  return (
    <>
      <select disabled={choices.items.length === 0}>
        {choices.items.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <ChoicesFailure choices={choices} />
    </>
  );
}

async function show(city: string, load: Load) {
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <Areas city={city} load={load} />
      </MantineProvider>,
    ),
  );
}

test("a list that fails to load is empty and disabled, shows an error, and loads on Try again", async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new Error("away")).mockResolvedValue(["G-9", "G-10"]);
  await show("Islamabad", load);
  expect(place.querySelector("select")?.disabled).toBe(true);
  expect(place.querySelector("[role=alert]")?.textContent).toContain("This list could not be loaded.");
  await act(async () => place.querySelector("button")?.click());
  expect([...place.querySelectorAll("option")].map(({ textContent }) => textContent)).toEqual(["G-9", "G-10"]);
  expect(place.querySelector("[role=alert]")).toBeNull();
});

test("another choice clears the error of the previous one", async () => {
  await show("Islamabad", () => Promise.reject(new Error("away")));
  await show("Lahore", async () => ["Gulberg"]);
  expect(place.querySelector("[role=alert]")).toBeNull();
  expect(place.querySelectorAll("option")).toHaveLength(1);
});

test("in Urdu a list waits for its Urdu names, and shows English when they fail", async () => {
  await setLanguage("ur");
  const asked = withResolvers<(reason: Error) => void>();
  const fetched = vi.spyOn(globalThis, "fetch");
  fetched.mockImplementation(() => new Promise((_, reject) => asked.resolve(reject)));
  await show("Lahore", async () => ["Gulberg"]);
  const fail = await asked.promise;
  expect(place.querySelector("option")).toBeNull();
  await act(async () => fail(new TypeError("away")));
  expect(place.querySelector("option")?.textContent).toBe("Gulberg");
  fetched.mockRestore();
  await act(() => setLanguage("en"));
});
