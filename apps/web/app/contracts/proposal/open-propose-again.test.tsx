import { afterEach, expect, test } from "vitest";
import { noWishes } from "../../../test-setup/contracts/asked-crew.ts";
import { done, failing, recordBodies } from "../../../test-setup/faked-server.ts";
import { findField, press } from "../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a21";
const at = "2026-03-02T08:00:00.000Z";
const refused = {
  ...{ id, projectName: "Ring road", contractorName: "Tahir Builders", address: "Section 5", city: "Lahore" },
  ...{ phoneNumber: "+923041234567", cnic: "6110112345671", availability: "Night", duration: "6 months" },
  ...{ contractDetails: "Forty helpers.", status: "Rejected", statusReason: "No crew of that size." },
  ...{ ...noWishes, handymen: 40, requestedDate: at, completionDate: null, nextSteps: [] },
  ...{ startDate: "2026-03-09", trades: ["Masonry"], history: [], complaints: [] },
};
const open = (reply: object) =>
  visit({
    path: `/contracts?section=new&again=${id}`,
    who: customer,
    replies: { [`Contracts/${id}`]: reply, "Contracts/new": done("", { id }) },
  });
const read = (name: string) => findField(name)?.value;

test("proposing again begins with all that the refused proposal said, and with why it was refused", async () => {
  await open({ body: refused });
  await wait(() => read("projectName") === "Ring road", "filled form");
  await readPage("Our office said: No crew of that size.");
  expect(["address", "city", "availability", "duration", "contractDetails"].map(read)).toEqual([
    ...["Section 5", "Lahore", "Night", "6 months", "Forty helpers."],
  ]);
  await wait(() => read("handymen") === "40", "optional details");
  expect(read("startDate"), "a day that has passed").toBe("");
  await readPage("Masonry");
  const bodies = recordBodies();
  await press("Submit Proposal");
  await wait(() => bodies.length > 0, "the proposal");
  expect(bodies).toMatchObject([
    { projectName: "Ring road", handymen: 40, cnic: "61101-1234567-1", trades: ["Masonry"], city: "Lahore" },
  ]);
});

test("what the form has no choice for is empty, and an earlier proposal that cannot be read leaves an empty form", async () => {
  await open({ body: { ...refused, duration: "2 Days", statusReason: null } });
  await wait(() => read("projectName") === "Ring road", "filled form");
  expect(read("duration")).toBe("");
  expect(document.querySelector("main")?.textContent).not.toContain("Our office said");
  await leave();
  await open(failing);
  await wait(() => read("projectName") === "", "empty form");
});
