import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { DeskFilters } from "./desk-filters.tsx";

let root: Root;
afterEach(() => act(() => root.unmount()));

const filters = ["status", "city"].map((name) => ({ name, label: name, options: [{ value: "one", label: "One" }] }));

test("filters fold behind a button that says how many are set", async () => {
  const place = document.createElement("div");
  const desk = (
    <MantineProvider>
      <DeskFilters path="/office/jobs" filters={filters} />
    </MantineProvider>
  );
  const router = createMemoryRouter([{ path: "*", element: desk }], { initialEntries: ["/office/jobs?city=one"] });
  root = createRoot(place);
  await act(async () => root.render(<RouterProvider router={router} />));
  const button = place.querySelector<HTMLButtonElement>(".desk-fold");
  expect([button?.textContent, button?.getAttribute("aria-expanded")]).toEqual(["Filters: 1 set", "false"]);
  expect(place.querySelector("form")?.hasAttribute("data-folded")).toBe(true);
  await act(async () => button?.click());
  expect(button?.getAttribute("aria-expanded")).toBe("true");
  expect(place.querySelector("form")?.hasAttribute("data-folded")).toBe(false);
  expect(place.querySelectorAll("select")).toHaveLength(2);
});
