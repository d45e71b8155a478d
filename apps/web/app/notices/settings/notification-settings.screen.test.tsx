import type { NoticeWishes } from "@hunarmand/api/notices/channels";
import { noticeGroups } from "@hunarmand/api/notices/notice-kinds";
import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitFor } from "../../../test-setup/screen-reading.ts";
import { Dialogs } from "../../shared/dialogs/dialogs.tsx";
import { signIn } from "../../shared/person/session.ts";
import NotificationSettingsScreen, { clientLoader } from "./notification-settings.screen.tsx";

let root: Root;
let sent: unknown[] = [];
let reach: NoticeWishes["reach"] = { push: "missing", mail: "ready", whatsapp: "ready", phone: "off" };
const wishes = noticeGroups.map((group) => ({ group, channels: ["mail" as const], isOwn: false }));

beforeEach(() => {
  sent = [];
  signIn("a.b.c", "Provider");
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit) => {
    if (address.endsWith("/notices/push"))
      return Response.json({ publicKey: "B", devices: [], quietHours: { fromHour: 22, toHour: 7 } });
    if (method === "GET") return Response.json({ wishes, reach });
    sent.push(JSON.parse(String(body)));
    return Response.json({ message: "Your choice is saved.", wishes: { wishes, reach } });
  });
});
afterEach(() => act(() => root.unmount()));

async function openSettings() {
  const screen = (
    <MantineProvider>
      <NotificationSettingsScreen
        {...({ loaderData: clientLoader() } as unknown as Parameters<typeof NotificationSettingsScreen>[0])}
      />
      <Dialogs />
    </MantineProvider>
  );
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  const router = createMemoryRouter([{ path: "*", element: screen }]);
  await act(async () => root.render(<RouterProvider router={router} />));
  await waitFor(() => expect(place.querySelectorAll("[type=checkbox][value=mail]").length).toBeGreaterThan(0));
  const press = (text: string) =>
    act(async () => [...place.querySelectorAll("button")].find(({ textContent }) => textContent === text)?.click());
  const boxes = (value: string) => [...place.querySelectorAll<HTMLInputElement>(`[type=checkbox][value=${value}]`)];
  return { place, press, boxes };
}

test("only changed groups are saved, so the others keep following the office", async () => {
  const { press, boxes } = await openSettings();
  await press("Save");
  expect(sent).toEqual([]);
  await act(async () => boxes("whatsapp")[0]?.click());
  await press("Save");
  // Inside act: the button's sign of loading ends some time later.
  await act(() =>
    waitFor(() => expect(sent).toEqual([{ wishes: [{ group: "offers", channels: ["mail", "whatsapp"] }] }])),
  );
});

test("a channel that the office does not have is not offered, and an unconfirmed one says so", async () => {
  reach = { push: "missing", mail: "missing", whatsapp: "unconfirmed", phone: "off" };
  const { place, boxes } = await openSettings();
  expect(boxes("phone")).toEqual([]);
  expect(place.textContent).toContain("Confirm your phone number");
  expect(place.textContent).toContain("You have not given us an email");
});
