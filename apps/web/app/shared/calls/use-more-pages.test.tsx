import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { type MorePages, type Page, sortedRowsMax, useMorePages } from "./use-more-pages.ts";

let root: Root;
let pages: MorePages<string>;
const load = vi.fn<(cursor: string) => Promise<Page<string>>>();

function List({ first }: { first: Page<string> }) {
  pages = useMorePages(first, load);
  return null;
}

const show = (first: Page<string>) => act(() => root.render(<List first={first} />));

async function open(first: Page<string>) {
  root = createRoot(document.createElement("div"));
  await show(first);
}

afterEach(() => act(() => root.unmount()));

test("a list grows by its next page until the last one", async () => {
  await open({ items: ["a"], nextCursor: "2" });
  load.mockResolvedValueOnce({ items: ["b"], nextCursor: undefined });
  await act(() => pages.showMore());
  expect(load).toHaveBeenCalledWith("2");
  expect(pages).toMatchObject({ items: ["a", "b"], hasMore: false });
});

test("a page that fails keeps the list, and can be loaded again", async () => {
  await open({ items: ["a"], nextCursor: "2" });
  load.mockRejectedValueOnce(new Error("cut"));
  await act(() => pages.showMore());
  expect(pages).toMatchObject({ items: ["a"], hasMore: true, failed: true });
  load.mockResolvedValueOnce({ items: ["b"], nextCursor: "3" });
  await act(() => pages.showMore());
  expect(pages).toMatchObject({ items: ["a", "b"], hasMore: true, failed: false });
});

test("a new first page resets the list", async () => {
  await open({ items: ["a"], nextCursor: "2" });
  load.mockResolvedValueOnce({ items: ["b"], nextCursor: undefined });
  await act(() => pages.showMore());
  await show({ items: ["c"], nextCursor: "9" });
  expect(pages).toMatchObject({ items: ["c"], hasMore: true });
});

test("for sorting the rest is loaded at once, up to the maximum; a failure keeps what is there", async () => {
  await open({ items: ["a"], nextCursor: "2" });
  load.mockResolvedValueOnce({ items: ["b"], nextCursor: "3" });
  load.mockResolvedValueOnce({ items: ["c"], nextCursor: undefined });
  expect(await act(() => pages.showAll?.())).toBe("all");
  expect(pages).toMatchObject({ items: ["a", "b", "c"], hasMore: false });
  await show({ items: ["d"], nextCursor: "9" });
  load.mockRejectedValueOnce(new Error("cut"));
  expect(await act(() => pages.showAll?.())).toBe("failed");
  expect(pages).toMatchObject({ items: ["d"], hasMore: true, failed: true });
  load.mockResolvedValueOnce({ items: Array.from({ length: sortedRowsMax }, () => "e"), nextCursor: "10" });
  expect(await act(() => pages.showAll?.())).toBe("too-many");
  expect(pages).toMatchObject({ hasMore: true, failed: false });
});
