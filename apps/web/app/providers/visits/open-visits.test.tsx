import { visitStatus } from "@hunarmand/api/providers/visit-steps";
import type { DeskVisit } from "@hunarmand/api/providers/visits";
import { afterEach, expect, test, vi } from "vitest";
import { done } from "../../../test-setup/faked-server.ts";
import { findButton, press } from "../../../test-setup/screen-person.ts";
import { readPage, readToast, wait } from "../../../test-setup/screen-reading.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

const startsAt = "2036-03-10T05:00:00.000Z";
const idOf = (end: number) => `6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a2${end}`;

const row = (end: number, name: string, more: Partial<DeskVisit> = {}): DeskVisit => ({
  ...{ id: idOf(end), providerId: idOf(end), name, phoneNumber: "+923031234567", providerStatus: "Pending" },
  ...{ papers: 0, startsAt, status: visitStatus.booked, nextSteps: ["came", "missed"], ...more },
});

const visits = [row(1, "Amna"), row(2, "Bushra"), row(3, "Sana", { status: visitStatus.came, nextSteps: [] })];

const open = (role: "Verifier" | "Support", message = "") =>
  visit({
    path: "/office/visits",
    who: { role },
    replies: {
      "Admin/visits": { body: { day: "2036-03-10", visits } },
      "visits/missed": done(message, { done: [], refused: [] }),
    },
  });

const findBox = (name: string) => document.querySelector<HTMLInputElement>(`input[aria-label="Select ${name}"]`);

test("those who did not come are noted in one call, with the times that were read", async () => {
  const message = "Saved: 2 people did not come.";
  await open("Verifier", message);
  const sent = vi.spyOn(window, "fetch");
  for (const name of ["Amna", "Bushra"]) (await wait(() => findBox(name), `box of ${name}`)).click();
  expect(findBox("Sana"), "who came").toBeNull();
  await press("They did not come");
  await wait(() => document.querySelector("dialog"), "question");
  await press("They did not come");
  await readToast(message);
  const [, request] = sent.mock.calls.find(([to]) => String(to).endsWith("/visits/missed")) ?? [];
  const read = [1, 2].map((end) => ({ id: idOf(end), startsAt }));
  expect(JSON.parse(String(request?.body))).toEqual({ visits: read });
  await wait(() => !findButton("They did not come"), "list without a selection");
});

test("who may only read the list cannot select", async () => {
  await open("Support");
  await readPage("Amna");
  expect(findBox("Amna")).toBeNull();
});
