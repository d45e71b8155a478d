import { afterEach, expect, test } from "vitest";
import { findButton, press } from "../../../../test-setup/screen-person.ts";
import { wait } from "../../../../test-setup/screen-reading.ts";
import { provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";

afterEach(leave);

const crew = (number: number) => ({
  contractId: `5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a2${number}`,
  projectName: `Warehouse ${number}`,
  contractorName: "Tahir Builders",
  phoneNumber: "+923041234567",
  ...{ address: "Plot 8, I-9", city: "Islamabad", availability: "Day", addedDate: "2026-03-02T08:00:00.000Z" },
  totals: { present: 2, half: 1, absent: 0 },
});

const readCrews = () => [...document.querySelectorAll("main h3")].map((title) => title.textContent);

test("a handyman on many crews can load the next page", async () => {
  const more = { "Contracts/crews": { body: [crew(2)] } };
  const replies = {
    "Contracts/crews": { body: [crew(1)], nextCursor: "more", changes: more },
  };
  await visit({ path: "/activejobs", who: provider, replies });
  await wait(() => readCrews().includes("Warehouse 1"), "first crew");
  await press("Show more");
  await wait(() => readCrews().includes("Warehouse 2"), "second crew");
  expect(readCrews()).toContain("Warehouse 1");
  expect(findButton("Show more")).toBeUndefined();
});
