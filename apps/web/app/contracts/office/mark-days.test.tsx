import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { waitFor } from "../../../test-setup/screen-reading.ts";
import { enterAs } from "../../../test-setup/signed-in.ts";
import { withResolvers } from "../../shared/parts/with-resolvers.ts";
import type { Crew } from "./crew.ts";
import { MarkDays } from "./mark-days.tsx";

let root: Root;
let place: HTMLElement;
afterEach(async () => {
  await act(() => root.unmount());
  place.remove();
});

const contractId = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a22";
const mason = {
  providerId: "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a23",
  name: "Ali Raza",
  phoneNumber: null,
  category: "Construction",
  skills: [],
  page: null,
  addedDate: "2026-02-01T08:00:00.000Z",
  leftDate: null,
  totals: { present: 2, half: 0, absent: 1 },
  alsoOn: [],
  nextSteps: [],
};
const sheetOf = (month: string, days: Crew["members"][number]["days"]): Crew => ({
  ...{ month, firstDay: "2026-02-01", lastDay: "2026-03-10", canAssign: true, canMark: true },
  members: [{ ...mason, days }],
});
const march = sheetOf("2026-03", [{ day: "2026-03-10", presence: "present", note: null }]);
const february = sheetOf("2026-02", [{ day: "2026-02-20", presence: "absent", note: "Ill." }]);

async function openDialog(fetchFebruary: () => Promise<Response>) {
  enterAs({ role: "Owner" });
  const sent = vi.fn((address: string) =>
    address.includes("month=2026-02") ? fetchFebruary() : Promise.resolve(Response.json({ message: "Done." })),
  );
  vi.stubGlobal("fetch", sent);
  const element = (
    <MantineProvider env="test">
      <MarkDays contractId={contractId} crew={march} onClose={vi.fn()} />
    </MantineProvider>
  );
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  await act(async () => root.render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />));
  return sent;
}

const findPresence = () => document.querySelector<HTMLSelectElement>("select");
const findSubmit = () => document.querySelector<HTMLButtonElement>("button[type=submit]");

async function chooseDay(day: string) {
  const field = document.querySelector<HTMLInputElement>("input[type=date]");
  if (!field) throw new Error("There is no field for the day.");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, day);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

test("a day of another month shows what is stored before it can be entered again", async () => {
  const { promise, resolve } = withResolvers<Response>();
  await openDialog(() => promise);
  expect(findPresence()?.value).toBe("present");
  await chooseDay("2026-02-20");
  expect(findSubmit()?.disabled, "what is there is not known yet").toBe(true);
  await act(async () => resolve(Response.json(february)));
  await act(() => waitFor(() => expect(findPresence()?.value).toBe("absent")));
  expect(findSubmit()?.disabled).toBe(false);
});

test("a day whose month fails to load cannot be entered, and the form says so", async () => {
  await openDialog(() => Promise.resolve(Response.json({ message: "No.", code: "unavailable" }, { status: 503 })));
  await chooseDay("2026-02-20");
  await act(() => waitFor(() => expect(document.body.textContent).toContain("The crew could not be loaded.")));
  expect(findSubmit()?.disabled).toBe(true);
  await chooseDay("2026-03-10");
  await act(() => waitFor(() => expect(findSubmit()?.disabled).toBe(false)));
  expect(findPresence()?.value).toBe("present");
});
