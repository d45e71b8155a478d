import { afterEach, expect, test, vi } from "vitest";
import { askedCrew } from "../../../../test-setup/contracts/asked-crew.ts";
import { findButton } from "../../../../test-setup/screen-person.ts";
import { wait } from "../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";

const names = vi.hoisted(() => {
  const gate = { open: () => {}, opened: Promise.resolve() };
  gate.opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  return gate;
});
vi.mock("../../../shared/texts/people-names.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  loadPeople: () => names.opened,
}));

afterEach(leave);

const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a22";

test("nobody accepts a price before its trades can be read", async () => {
  const quote = { ...askedCrew, id, status: "Quoted", amount: 5_000, nextSteps: ["accept", "decline"] };
  const replies = { [`quotes/${id}`]: { body: quote } };
  await visit({ path: `/contracts?section=quote&answer=${id}`, who: customer, replies });
  const accept = await wait(() => findButton("Accept"), "button");
  expect(accept.disabled).toBe(true);
  names.open();
  await wait(() => findButton("Accept")?.disabled === false, "button that can be pressed");
});
