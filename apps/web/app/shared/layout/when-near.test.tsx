import { MantineProvider } from "@mantine/core";
import { act, createContext } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { FilesUnavailable } from "../parts/fetch-files.ts";
import { withResolvers } from "../parts/with-resolvers.ts";
import { loadLater, WhenNear } from "./when-near.tsx";

const Form = () => (
  <form>
    <input name="city" />
  </form>
);
const written = '<div><!--$--><form><input name="city"/></form><!--/$--></div>';

let root: Root | undefined;

afterEach(() => act(() => root?.unmount()));

/** A fake IntersectionObserver. */
function watchSight() {
  const seen: IntersectionObserverCallback[] = [];
  class Observer {
    constructor(notice: IntersectionObserverCallback) {
      seen.push(notice);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  return (isIntersecting: boolean) =>
    act(async () => {
      for (const notice of seen)
        notice([{ isIntersecting }] as IntersectionObserverEntry[], {} as IntersectionObserver);
    });
}

async function openWritten(load: () => Promise<typeof Form>) {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = written;
  const part = loadLater(load);
  await act(async () => {
    root = hydrateRoot(
      place,
      <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
        <WhenNear part={part} />
      </MantineProvider>,
    );
  });
  return place.querySelector("input");
}

test("the script of a prerendered part is loaded only when the part becomes visible", async () => {
  const look = watchSight();
  const load = vi.fn(async () => Form);
  const input = await openWritten(load);
  await look(false);
  expect(load).not.toHaveBeenCalled();
  await look(true);
  expect(load).toHaveBeenCalledOnce();
  expect(document.querySelector("input"), "the same, with what was typed into it").toBe(input);
});

test("focusing a part loads its script, at any position on the page", async () => {
  watchSight();
  const load = vi.fn(async () => Form);
  const input = await openWritten(load);
  await act(async () => input?.focus());
  expect(load).toHaveBeenCalledOnce();
});

test("a part whose script fails to load keeps its prerendered HTML, and loads when the network returns", async () => {
  const load = vi.fn(async () => Form).mockRejectedValueOnce(new FilesUnavailable("form.js"));
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const look = watchSight();
  const input = await openWritten(load);
  if (input) input.value = "Taxila";
  await look(true);
  expect(load).toHaveBeenCalledOnce();
  expect(document.querySelector("input")?.value, "what was typed").toBe("Taxila");
  expect(document.querySelector("[role=alert]")?.textContent).toContain("needs the internet");
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(load).toHaveBeenCalledTimes(2);
  expect(document.querySelector("input")).toBe(input);
  expect(document.querySelector("[role=alert]")).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

test("a part stays visible when the address changes before its script is loaded", async () => {
  watchSight();
  const Address = createContext("");
  const { promise, resolve } = withResolvers<typeof Form>();
  const part = loadLater(() => promise);
  const page = (address: string) => (
    <Address value={address}>
      <WhenNear part={part} />
    </Address>
  );
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = written;
  await act(async () => {
    root = hydrateRoot(place, page("/careers"));
  });
  await act(async () => root?.render(page("/careers#apply")));
  expect(place.querySelector("input[name=city]")).not.toBeNull();
  await act(async () => resolve(Form));
  expect(place.querySelectorAll("input[name=city]"), "the part itself, once").toHaveLength(1);
  expect(place.querySelector("[inert]")).toBeNull();
});

test("a part that is rendered in the browser loads at once", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const part = loadLater(async () => Form);
  await act(async () => {
    root = createRoot(place);
    root.render(<WhenNear part={part} />);
  });
  expect(place.querySelector("input")).not.toBeNull();
});
