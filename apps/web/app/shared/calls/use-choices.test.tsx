import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
