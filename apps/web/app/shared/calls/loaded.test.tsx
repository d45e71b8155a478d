import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withResolvers } from "../parts/with-resolvers.ts";
import { Loaded, startLoad } from "./loaded.tsx";

let place: HTMLElement;
let root: Root;
beforeEach(() => {
  place = document.createElement("div");
  root = createRoot(place);
});
afterEach(() => act(() => root.unmount()));

/** Notes that this was rendered. */
function Shown({ text, rendered }: { text: string; rendered: string[] }) {
  rendered.push(text);
  return null;
}

/** Shows the data of this promise. Returns what was rendered, in order. */
async function show(promise: Promise<string>) {
  const rendered: string[] = [];
  const screen = (
    <Loaded promise={promise} fallback={<Shown text="skeleton" rendered={rendered} />} failed="It could not be loaded.">
      {(text) => <Shown text={text} rendered={rendered} />}
    </Loaded>
  );
  const router = createMemoryRouter([{ path: "/", element: screen }]);
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <RouterProvider router={router} />
      </MantineProvider>,
    ),
  );
  return rendered;
}

test("data that is here when the screen shows has no skeleton", async () => {
  const loading = startLoad(Promise.resolve("data"));
  await loading;
  expect(await show(loading)).toEqual(["data"]);
});

test("data that is on its way has a skeleton until it is here", async () => {
  const { promise, resolve } = withResolvers<string>();
  const rendered = await show(startLoad(promise));
  expect(rendered).toEqual(["skeleton"]);
  await act(async () => resolve("data"));
  expect(rendered.at(-1)).toBe("data");
});

test("a load that has failed before the screen shows has its error and a button to retry", async () => {
  const loading = startLoad(Promise.reject<string>(new Error("Away")));
  await loading.catch(() => undefined);
  await show(loading);
  expect(place.querySelector("[role=alert]")?.textContent).toContain("It could not be loaded.");
  expect(place.querySelector("button")?.textContent).toBe("Try again");
});
