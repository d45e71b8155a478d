import { afterEach, expect, test } from "vitest";
import { wait } from "../../test-setup/screen-person.ts";
import { customer } from "../../test-setup/signed-in.ts";
import { leave, visit } from "../../test-setup/visit.ts";

afterEach(leave);

const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a22";
const quote = {
  id,
  totalHandymen: 10,
  duration: "1 Month",
  city: "Lahore",
  phone: "03041234567",
  details: "With scaffolding.",
  status: "Accepted",
  amount: 450_000,
  validUntil: "2026-03-09T18:00:00.000Z",
  note: null,
  requestedDate: "2026-03-02T08:00:00.000Z",
  contractId: null,
  nextSteps: ["propose"],
};

const readField = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`form [name="${name}"]`)?.value;

test("an accepted quote fills in the proposal's city, phone, duration, price and details", async () => {
  await visit({
    path: "/contracts?section=quote",
    who: customer,
    replies: { "Contracts/quotes": { body: { message: "", data: [quote] } } },
  });
  const way = await wait(
    () => document.querySelector<HTMLAnchorElement>(`a[href*="quote=${id}"]`),
    "way to the proposal",
  );
  expect(way.textContent).toBe("Fill in the proposal");
  await visit({
    path: `/contracts?section=new&quote=${id}`,
    who: customer,
    replies: { [`quotes/${id}`]: { body: quote } },
  });
  await wait(() => readField("city") === "Lahore", "filled form");
  expect(readField("phoneNumber")).toBe("03041234567");
  expect(readField("duration")).toBe("One month");
  expect(readField("contractDetails")).toContain("10 handymen for 1 Month in Lahore. PKR 450,000 in total.");
  expect(readField("contractDetails")).toContain("With scaffolding.");
  expect(readField("projectName")).toBe("");
});
