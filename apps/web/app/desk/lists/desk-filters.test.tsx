import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { DeskFilters } from "./desk-filters.tsx";

let root: Root;
afterEach(() => {
  vi.useRealTimers();
  return act(() => root.unmount());
});

const filters = ["status", "city"].map((name) => ({ name, label: name, options: [{ value: "one", label: "One" }] }));

/** Opens a desk with a search. The page under it loads until `loader` resolves. */
async function openDesk(loader: () => Promise<null>) {
  const place = document.createElement("div");
  const desk = (
    <MantineProvider>
      <DeskFilters path="/office/jobs" searchHint="Name" filters={filters} />
    </MantineProvider>
  );
  const routes = [{ path: "/office/jobs", element: desk, children: [{ path: ":id", element: null, loader }] }];
  const router = createMemoryRouter(routes, { initialEntries: ["/office/jobs"] });
  root = createRoot(place);
  await act(async () => root.render(<RouterProvider router={router} />));
  const search = place.querySelector<HTMLInputElement>("[name=search]");
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(search, text);
      search?.dispatchEvent(new Event("input", { bubbles: true }));
    });
  const addressOf = () => router.state.location.pathname + router.state.location.search;
  return { place, router, type, addressOf };
}

test("a row that is opened right after typing stays open, and the search does not return to the list", async () => {
  vi.useFakeTimers();
  let end = () => {};
  const { router, type, addressOf } = await openDesk(() => new Promise((resolve) => (end = () => resolve(null))));
  await type("Ali");
  await act(async () => void router.navigate("/office/jobs/7"));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await act(async () => end());
  expect(addressOf()).toBe("/office/jobs/7");
});

test("typed words are searched after a pause, or at once by Enter, and only once", async () => {
  vi.useFakeTimers();
  const { place, router, type, addressOf } = await openDesk(async () => null);
  await type("Ali");
  expect(addressOf()).toBe("/office/jobs");
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(addressOf()).toBe("/office/jobs?search=Ali&status=&city=");
  await type("Bano");
  const enter = new Event("submit", { bubbles: true, cancelable: true });
  await act(async () => void place.querySelector("form")?.dispatchEvent(enter));
  expect(addressOf()).toBe("/office/jobs?search=Bano&status=&city=");
  await act(async () => void router.navigate("/office/jobs/7"));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(addressOf()).toBe("/office/jobs/7");
});

test("filters fold behind a button that shows how many are set", async () => {
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
