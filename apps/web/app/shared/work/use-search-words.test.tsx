import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { endWaiting, marks } from "../early/early-marks.ts";
import { useSearchWords } from "./use-search-words.ts";

function Search() {
  const { typed, asked, isUsed, field } = useSearchWords();
  return (
    <search>
      <input type="search" name="work" {...field} />
      <p>{isUsed ? `Found for ${typed}` : "Not used"}</p>
      <output>{asked}</output>
    </search>
  );
}

let root: Root | undefined;
const place = document.body.appendChild(document.createElement("div"));

afterEach(async () => {
  await act(async () => root?.unmount());
  endWaiting();
  window.history.replaceState(null, "", "/");
});

/** Starts the script of a prerendered page, after what a person did before it. */
async function startAfter(early: (field: HTMLInputElement) => void): Promise<string | null | undefined> {
  place.innerHTML = renderToString(<Search />);
  early(place.querySelector("input") as HTMLInputElement);
  await act(async () => {
    root = hydrateRoot(place, <Search />);
  });
  return place.querySelector("p")?.textContent;
}

test("words that were typed before the page's script is there are searched", async () => {
  const found = await startAfter((field) => {
    field.value = "nalka";
  });
  expect(found).toBe("Found for nalka");
});

test("words that were also sent before the script is there are asked for at once", async () => {
  await startAfter((field) => {
    field.value = "nalka";
    document.documentElement.setAttribute(marks.searching, "");
  });
  expect(place.querySelector("output")?.textContent).toBe("nalka");
});

test("a search that has the focus before the script is there searches what is typed afterwards", async () => {
  expect(await startAfter((field) => field.focus())).toBe("Found for ");
});

test("a search that the browser sent by itself is found after the reload", async () => {
  window.history.replaceState(null, "", "/home?work=leaking+tap");
  expect(await startAfter(() => undefined)).toBe("Found for leaking tap");
});

test("a page without a search loads nothing for it", async () => {
  expect(await startAfter(() => undefined)).toBe("Not used");
});
