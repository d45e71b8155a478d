import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, Link, Outlet, RouterProvider, redirect } from "react-router";
import { vi } from "vitest";
import { NextPage } from "../../app/shared/parts/next-page.tsx";
import { fetchPagesFirst, fetchRedirectsFirst } from "../../app/shared/parts/open-page.ts";

let visit = 0;

/** Files are fetched once in a visit, so each test has its own names. */
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
    second: page("second/:id?", { module: nameFile("second"), css: [`${nameFile("second", "css")}#`] }),
    third: page("third", { imports: [nameFile("shared")] }),
    leads: page("leads"),
  };
  return { routes };
}

export const nameFile = (name: string, ending = "js"): string => `/assets/${name}-${visit}.${ending}`;

export const network = vi.fn<(url: string) => Promise<Response>>();
let root: Root | undefined;

/** Starts a visit in a browser with an empty cache. */
export function beginVisit(): void {
  vi.stubGlobal("__reactRouterManifest", makeManifest());
  vi.stubGlobal("fetch", network);
  restoreNetwork();
}

export const endVisit = () => act(() => root?.unmount());

export const cutNetwork = () =>
  network.mockImplementation(async () => Promise.reject(new TypeError("Failed to fetch")));
export const restoreNetwork = () => network.mockReset().mockImplementation(async () => new Response("script"));
export const reportOnline = () => act(async () => void window.dispatchEvent(new Event("online")));

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

/** Opens the first of three pages on a router that waits for their files, as the portal's does. */
export async function openFirstPage() {
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
