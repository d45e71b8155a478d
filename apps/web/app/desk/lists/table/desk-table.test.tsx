import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { waitFor } from "../../../../test-setup/screen-reading.ts";
import type { MorePages } from "../../../shared/calls/use-more-pages.ts";
import type { Columns } from "../column.ts";
import { DeskList } from "../desk-list.tsx";
import { drawnAtOnce } from "./table-rows.tsx";

interface Tap {
  name: string;
  price: number | null;
}

const texts = {
  title: "Taps",
  count: ({ shown }: { shown: string }) => `${shown} taps.`,
  none: "None.",
  failed: "Failed.",
  emptyText: "Nothing.",
};
const columns: Columns<Tap> = [
  { id: "name", label: "Name", cell: ({ name }) => name, value: ({ name }) => name },
  { id: "price", label: "Price", cell: ({ price }) => price, value: ({ price }) => price },
  { id: "size", label: "Size", cell: () => "large" },
];
const taps: Tap[] = [
  { name: "Brass", price: 900 },
  { name: "Clay", price: null },
  { name: "Alloy", price: 1_200 },
];

let root: Root;
afterEach(() => act(() => root.unmount()));

interface Opened extends Partial<Pick<MorePages<Tap>, "showAll">> {
  items?: Tap[];
  hasMore?: boolean;
}

async function openTable(address: string, { items = taps, hasMore = false, ...rest }: Opened = {}) {
  const pages = { items, hasMore, failed: false, showMore: async () => {}, ...rest };
  const list = (
    <MantineProvider env="test">
      <DeskList pages={pages} texts={texts} keyOf={({ name }) => name} columns={columns} />
    </MantineProvider>
  );
  const place = document.body.appendChild(document.createElement("div"));
  const router = createMemoryRouter([{ path: "*", element: list }], { initialEntries: [address] });
  root = createRoot(place);
  await act(async () => root.render(<RouterProvider router={router} />));
  const textsOf = (selector: string) => [...place.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return {
    router,
    listNames: () => textsOf("[data-row] > td:first-child"),
    listHeads: () => textsOf("th"),
    press: (name: string) =>
      act(async () => [...place.querySelectorAll("button")].find((button) => button.textContent === name)?.click()),
  };
}

test("a shared address shows the same rows in the same order, without the hidden columns", async () => {
  const { listNames, listHeads } = await openTable("/office/taps?sort=-price&hide=size");
  expect(listHeads()).toEqual(["Name", "Price"]);
  expect(listNames(), "what has no price is last").toEqual(["Alloy", "Brass", "Clay"]);
});

test("a click on a column's name sorts one way, then the other, then not at all; the address follows", async () => {
  const { router, listNames, press } = await openTable("/office/taps?status=New");
  await press("Name");
  expect(router.state.location.search).toBe("?status=New&sort=name");
  expect(listNames()).toEqual(["Alloy", "Brass", "Clay"]);
  await press("Name");
  expect(listNames()).toEqual(["Clay", "Brass", "Alloy"]);
  await press("Name");
  expect(router.state.location.search).toBe("?status=New");
  expect(listNames()).toEqual(["Brass", "Clay", "Alloy"]);
});

test("a partly loaded list cannot be sorted", async () => {
  const { listNames, press } = await openTable("/office/taps?sort=name", { hasMore: true });
  expect(listNames()).toEqual(["Brass", "Clay", "Alloy"]);
  await press("Price");
  expect(listNames()).toEqual(["Brass", "Clay", "Alloy"]);
});

test("sorting loads the rest of a list first; one that is too long stays as it was, with a reason", async () => {
  const loads: string[] = [];
  const showAll = async () => {
    loads.push("rest");
    return "too-many" as const;
  };
  const { router, listNames, press } = await openTable("/office/taps?status=New", { hasMore: true, showAll });
  expect(loads).toEqual([]);
  await press("Name");
  await waitFor(() => expect(router.state.location.search).toBe("?status=New"));
  expect(loads).toEqual(["rest"]);
  expect(listNames()).toEqual(["Brass", "Clay", "Alloy"]);
});

test("a long list renders only the visible rows", async () => {
  const items = Array.from({ length: drawnAtOnce + 100 }, (_, index) => ({ name: `Tap ${index}`, price: index }));
  const { listNames } = await openTable("/office/taps", { items });
  expect(listNames().length).toBeLessThan(drawnAtOnce / 2);
});
