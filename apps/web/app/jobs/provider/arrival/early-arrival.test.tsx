import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { acceptedJob } from "../../../../test-setup/job-replies.ts";
import { waitFor } from "../../../../test-setup/screen-reading.ts";
import { enterAs, provider } from "../../../../test-setup/signed-in.ts";
import { Dialogs } from "../../../shared/dialogs/dialogs.tsx";
import { UnlocatedArrival } from "./unlocated-arrival.tsx";

let root: Root;
let place: HTMLElement;
afterEach(async () => {
  await act(() => root.unmount());
  place.remove();
});

async function arrive(hoursEarly: number) {
  enterAs(provider);
  const sent = vi.fn(() => Promise.resolve(Response.json({ message: "Arrival marked successfully." })));
  vi.stubGlobal("fetch", sent);
  const scheduledFor = new Date(Date.now() + hoursEarly * 3_600_000).toISOString();
  const element = (
    <MantineProvider env="test">
      <UnlocatedArrival job={{ ...acceptedJob, scheduledFor }} />
      <Dialogs />
    </MantineProvider>
  );
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  await act(async () => root.render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />));
  return sent;
}

async function press(name: string) {
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
  await act(async () => button?.click());
}

test("arriving more than two hours early needs a confirmation, and sends nothing before it", async () => {
  const sent = await arrive(3);
  await press("I am here");
  expect(document.body.textContent).toContain("You are early");
  await press("No");
  expect(sent).not.toHaveBeenCalled();
  await press("I am here");
  await press("Yes");
  await act(() => waitFor(() => expect(sent).toHaveBeenCalledOnce()));
});

test("arriving less than two hours early needs no confirmation", async () => {
  const sent = await arrive(1.9);
  await press("I am here");
  expect(document.body.textContent).not.toContain("You are early");
  await act(() => waitFor(() => expect(sent).toHaveBeenCalledOnce()));
});
