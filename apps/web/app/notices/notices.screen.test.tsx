import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitFor } from "../../test-setup/screen-reading.ts";
import { NoticeBell } from "../shared/notices/notice-bell.tsx";
import { signIn } from "../shared/person/session.ts";
import NoticesScreen, { clientLoader } from "./notices.screen.tsx";

let root: Root;
let unread = 0;

beforeEach(() => {
  signIn("a.b.c", "Provider");
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit) => {
    if (method === "POST") unread = 0;
    return Response.json(address.endsWith("/unread") ? { unread } : method === "POST" ? { message: "Done." } : []);
  });
});
afterEach(() => act(() => root.unmount()));

/** Opens the screen under a bell, as in every layout; returns its container. */
async function openNotices() {
  const screen = (
    <MantineProvider>
      <NoticeBell token="a.b.c" />
      <NoticesScreen {...({ loaderData: clientLoader() } as unknown as Parameters<typeof NoticesScreen>[0])} />
    </MantineProvider>
  );
  const place = document.body.appendChild(document.createElement("div"));
  const router = createMemoryRouter([{ path: "*", element: screen }]);
  root = createRoot(place);
  await act(async () => root.render(<RouterProvider router={router} />));
  return place;
}

test("all notices can be marked as read while one is unread; then the title gets the focus", async () => {
  unread = 2;
  const place = await openNotices();
  const button = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === "Mark all as read");
  await act(async () => button?.click());
  await waitFor(() => expect(place.textContent).not.toContain("Mark all as read"));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Notices"));
});

test("without unread notices there is no button to mark them", async () => {
  unread = 0;
  expect((await openNotices()).textContent).not.toContain("Mark all as read");
});
