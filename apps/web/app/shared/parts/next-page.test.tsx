import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, Link, Outlet, RouterProvider, redirect } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NextPage } from "./next-page.tsx";
import { fetchPagesFirst, fetchRedirectsFirst } from "./open-page.ts";

let visit = 0;

/** Files are fetched once a visit: each test has names of its own. */
function makeManifest() {
  visit++;
  const page = (path: string, more: object = {}) => ({
    id: path,
    parentId: "root",
    path,
    module: nameFile(path),
    ...more,
  });
  const routes = {
    root: { id: "root", path: "", module: nameFile("root") },
    first: page("first"),
    second: page("second/:id?", { module: nameFile("second"), css: [`/assets/second-${visit}.css#`] }),
    third: page("third", { imports: [nameFile("shared")] }),
    leads: page("leads"),
  };
  return { routes };
}

const nameFile = (name: string): string => `/assets/${name}-${visit}.js`;

const network = vi.fn<(url: string) => Promise<Response>>();
let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal("__reactRouterManifest", makeManifest());
  vi.stubGlobal("fetch", network);
  network.mockReset().mockImplementation(async () => new Response("script"));
});

afterEach(() => act(() => root?.unmount()));

const cut = () => network.mockImplementation(async () => Promise.reject(new TypeError("Failed to fetch")));
const mend = () => network.mockImplementation(async () => new Response("script"));
const isBack = () => act(async () => void window.dispatchEvent(new Event("online")));

const Frame = () => (
  <>
    <NextPage />
    <Outlet />
  </>
);
const First = () => (
  <>
    <h1>First</h1>
    <input name="typed" />
    <Link to="/second/2">to second</Link>
    <Link to="/third">to third</Link>
  </>
);

async function open() {
  const place = document.body.appendChild(document.createElement("div"));
  const router = createMemoryRouter(
    [
      {
        id: "root",
        middleware: [fetchRedirectsFirst as never],
        element: <Frame />,
        children: [
          { path: "first", element: <First /> },
          { path: "second/:id?", element: <h1>Second</h1> },
          { path: "third", element: <h1>Third</h1> },
          { path: "leads", loader: () => redirect("/third"), element: <h1>Leads</h1> },
        ],
      },
    ],
    { initialEntries: ["/first"], instrumentations: [fetchPagesFirst] },
  );
  root = createRoot(place);
  await act(async () =>
    root?.render(
      <MantineProvider env="test">
        <RouterProvider router={router} />
      </MantineProvider>,
    ),
  );
  const find = (text: string) =>
    [...place.querySelectorAll<HTMLElement>("a, button")].find((one) => one.textContent === text);
  return {
    router,
    press: (text: string) => act(async () => find(text)?.click()),
    type: (text: string) =>
      act(async () => {
        const input = place.querySelector("input");
        if (input) input.value = text;
        input?.dispatchEvent(new Event("input", { bubbles: true }));
      }),
    readTitle: () => place.querySelector("h1")?.textContent,
    readTyped: () => place.querySelector("input")?.value,
    readAlert: () => place.querySelector("[role=alert]")?.textContent ?? "",
    go: (to: string | number) => act(async () => void router.navigate(to as string)),
  };
}

test("a page opens once all its files are there", async () => {
  const { press, readTitle, readAlert } = await open();
  await press("to second");
  expect(network.mock.calls.map(([url]) => url)).toEqual([
    nameFile("root"),
    nameFile("second"),
    `/assets/second-${visit}.css`,
  ]);
  expect(readTitle()).toBe("Second");
  expect(readAlert()).toBe("");
});

test("a page whose script does not come leaves the one before as it is, which says so", async () => {
  const { press, type, readTitle, readTyped, readAlert, router } = await open();
  cut();
  await type("Asad");
  await press("to third");
  expect(readTitle()).toBe("First");
  expect(readTyped()).toBe("Asad");
  expect(readAlert()).toContain("This page needs the internet");
  expect(router.state.location.pathname).toBe("/first");
});

test("the page opens by itself when the network is back", async () => {
  const { press, readTitle, readAlert } = await open();
  cut();
  await press("to third");
  mend();
  await isBack();
  expect(readTitle()).toBe("Third");
  expect(readAlert()).toBe("");
});

test("Try again opens the page as soon as it can be fetched", async () => {
  const { press, readTitle, readAlert } = await open();
  cut();
  await press("to third");
  await press("Try again");
  expect(readAlert()).toContain("This page needs the internet");
  mend();
  await press("Try again");
  expect(readTitle()).toBe("Third");
});

test("whoever types meanwhile is not taken away from it, but asked", async () => {
  const { press, type, readTitle, readTyped, readAlert } = await open();
  cut();
  await press("to third");
  await type("Asad");
  mend();
  await isBack();
  expect(readTitle()).toBe("First");
  expect(readTyped()).toBe("Asad");
  expect(readAlert()).toContain("You are connected again");
  await press("Open the page");
  expect(readTitle()).toBe("Third");
});

test("whoever stays is left alone when the network is back", async () => {
  const { press, readTitle, readAlert } = await open();
  cut();
  await press("to third");
  await press("Stay here");
  expect(readAlert()).toBe("");
  mend();
  await isBack();
  expect(readTitle()).toBe("First");
});

test("of two pages that were wanted the later one opens", async () => {
  const { press, readTitle } = await open();
  cut();
  await press("to second");
  await press("to third");
  mend();
  await isBack();
  expect(readTitle()).toBe("Third");
});

test("where a page leads on to another, that one is waited for, too", async () => {
  const { go, readTitle, readAlert } = await open();
  network.mockImplementation(async (url) =>
    /third|shared/.test(url) ? Promise.reject(new TypeError("Failed to fetch")) : new Response("script"),
  );
  await go("/leads");
  expect(readTitle()).toBe("First");
  expect(readAlert()).toContain("This page needs the internet");
  mend();
  await isBack();
  expect(readTitle()).toBe("Third");
});

test("the way back waits for its page as a link does", async () => {
  const { press, go, readTitle, readAlert } = await open();
  await press("to third");
  cut();
  await go(-1);
  expect(readTitle(), "first.js was never fetched").toBe("Third");
  expect(readAlert()).toContain("This page needs the internet");
  mend();
  await isBack();
  expect(readTitle()).toBe("First");
});

test("a page whose files a newer build has replaced is opened by its address", async () => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  const { press, readTitle } = await open();
  network.mockImplementation(async () => new Response("", { status: 404 }));
  await press("to third");
  expect(assign).toHaveBeenCalledWith("/third");
  expect(readTitle()).toBe("First");
});
