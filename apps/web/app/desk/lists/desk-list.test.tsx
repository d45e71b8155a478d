import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { DeskList } from "./desk-list.tsx";

let root: Root;

afterEach(() => act(() => root.unmount()));

const noPages = { items: [], hasMore: false, failed: false, showMore: async () => {} };
const texts = {
  title: "Jobs",
  count: ({ shown }: { shown: string }) => shown,
  none: "None.",
  failed: "Failed.",
  emptyText: "Nothing.",
};

/** Opens an empty list at an address. Returns its text, and a function that clicks. */
async function openEmpty(address: string, filters?: object) {
  const list = (
    <MantineProvider>
      <DeskList<string>
        pages={noPages}
        texts={texts}
        keyOf={(item) => item}
        columns={[{ label: "Item", cell: (item) => item }]}
        {...(filters ? { filters } : {})}
      />
    </MantineProvider>
  );
  const place = document.createElement("div");
  const router = createMemoryRouter([{ path: "*", element: list }], { initialEntries: [address] });
  root = createRoot(place);
  await act(async () => root.render(<RouterProvider router={router} />));
  return { text: place.textContent, button: place.querySelector("button"), router };
}

test("an empty filtered list offers to clear its filters", async () => {
  const { text, button, router } = await openEmpty("/office/jobs?status=Accepted", { status: "Accepted" });
  expect(text).toContain("Clear filters");
  await act(async () => button?.click());
  expect(router.state.location.search).toBe("");
});

test("an empty list without filters links to the inbox", async () => {
  const { text } = await openEmpty("/office/jobs?status=", { status: undefined });
  expect(text).not.toContain("Clear filters");
  expect(text).toContain("See what else is waiting");
});

test("a list inside an opened item does not offer to clear the filters of another list", async () => {
  expect((await openEmpty("/office/providers/p1?status=Pending")).text).not.toContain("Clear filters");
});
