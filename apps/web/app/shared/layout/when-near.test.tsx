import { act, createContext } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { loadLater, WhenNear } from "./when-near.tsx";

const Form = () => (
  <form>
    <input name="city" />
  </form>
);
/** As a page is written at build time. */
const written = '<div><!--$--><form><input name="city"/></form><!--/$--></div>';

let root: Root | undefined;

afterEach(() => act(() => root?.unmount()));

/** The browser's way of noticing what has come into sight. */
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
    root = hydrateRoot(place, <WhenNear part={part} />);
  });
  return place.querySelector("input");
}

test("the script of a written part is asked for when the part comes into sight, and not before", async () => {
  const look = watchSight();
  const load = vi.fn(async () => Form);
  const input = await openWritten(load);
  await look(false);
  expect(load).not.toHaveBeenCalled();
  await look(true);
  expect(load).toHaveBeenCalledOnce();
  expect(document.querySelector("input"), "the same, with what was typed into it").toBe(input);
});

test("who reaches a part by keyboard gets its script, wherever it stands", async () => {
  watchSight();
  const load = vi.fn(async () => Form);
  const input = await openWritten(load);
  await act(async () => input?.focus());
  expect(load).toHaveBeenCalledOnce();
});

test("where the script does not come the page is loaded again once it can be reached, with what was typed", async () => {
  vi.useFakeTimers();
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const reach = vi.fn(async () => new Response()).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", reach);
  const look = watchSight();
  const input = await openWritten(async () => Promise.reject(new TypeError("Failed to fetch")));
  if (input) input.value = "Taxila";
  await look(true);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(reload, "not yet: there is no network").not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  vi.useRealTimers();
  expect(reload).toHaveBeenCalledOnce();
  await act(() => root?.unmount());
  const { promise, resolve } = Promise.withResolvers<typeof Form>();
  const load = vi.fn(() => promise);
  const again = await openWritten(load);
  expect(again?.value).toBe("Taxila");
  expect(sessionStorage.getItem("resumedPage"), "for nobody who comes after").not.toContain("Taxila");
  await act(async () => resolve(Form));
  expect(load, "at once: somebody was about to use it").toHaveBeenCalledOnce();
  expect(sessionStorage.getItem("resumedPage")).toBeNull();
});

test("an address that changes before the script is there takes nothing from sight", async () => {
  watchSight();
  const Address = createContext("");
  const { promise, resolve } = Promise.withResolvers<typeof Form>();
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

test("a page that the browser draws waits for nothing to come near", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const part = loadLater(async () => Form);
  await act(async () => {
    root = createRoot(place);
    root.render(<WhenNear part={part} />);
  });
  expect(place.querySelector("input")).not.toBeNull();
});
