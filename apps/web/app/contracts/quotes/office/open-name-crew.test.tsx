import { afterEach, expect, test } from "vitest";
import { askedCrew } from "../../../../test-setup/contracts/asked-crew.ts";
import { done, recordBodies } from "../../../../test-setup/faked-server.ts";
import { fill, press, tick } from "../../../../test-setup/screen-person.ts";
import { readDialog, wait } from "../../../../test-setup/screen-reading.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";

afterEach(leave);

const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a22";
const quote = {
  ...{ ...askedCrew, id, name: "Imran Malik", email: null, status: "New", amount: null, validUntil: null },
  ...{ nextSteps: ["price"], exactHandymen: 1, durationDays: 21, crew: [{ trade: "Masonry", handymen: 1 }] },
};
const ids = [1, 2].map((place) => `${id.slice(0, -1)}${place}`);
const candidates = ids.map((providerId, place) => ({
  ...{ providerId, trade: "Masonry", name: `Mason ${place}`, city: "Lahore", isNamed: false, leads: false },
}));

async function openAnswer(listed: readonly object[]) {
  const replies = {
    "free-handymen": { body: { category: "Construction", free: 12, near: null, best: [] } },
    "Admin/quotes": { body: [quote] },
    [`${id}/candidates`]: { body: listed },
    [`${id}/answer`]: done("The quote is answered.", { status: "Quoted" }),
  };
  await visit({ path: "/office/quotes", who: { role: "Dispatcher" }, replies });
  await press("Answer");
  await fill({ amount: "900", payTime: "end", validUntil: "2036-03-09" });
  return recordBodies();
}

const send = async (bodies: unknown[]) => {
  await press("Send the answer");
  await wait(() => bodies.length > 0, "the answer");
};

test("the office names some of a trade, at most as many as are asked for, and who leads them", async () => {
  const bodies = await openAnswer(candidates);
  await readDialog("Masonry: 0 of 1 named");
  await tick("Mason 0, Lahore");
  await readDialog("Masonry: 1 of 1 named");
  const boxes = [...document.querySelectorAll<HTMLInputElement>("dialog details input")];
  expect(boxes.map(({ disabled }) => disabled)).toEqual([false, true]);
  const leader = document.querySelector<HTMLSelectElement>("dialog select:not([name])");
  expect([...(leader?.options ?? [])].map(({ text }) => text)).toEqual(["Nobody yet", "Mason 0"]);
  await send(bodies);
  expect(bodies).toMatchObject([{ named: [{ providerId: ids[0], trade: "Masonry", leads: false }] }]);
});

test("those named before are ticked, and stay without a change", async () => {
  const bodies = await openAnswer(candidates.map((one, place) => ({ ...one, isNamed: place === 1 })));
  await readDialog("Masonry: 1 of 1 named");
  await send(bodies);
  expect(bodies[0]).not.toHaveProperty("named");
});
