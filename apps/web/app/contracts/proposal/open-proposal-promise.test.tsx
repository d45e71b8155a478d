import { afterEach, expect, test, vi } from "vitest";
import { askedCrew } from "../../../test-setup/contracts/asked-crew.ts";
import { done, recordBodies } from "../../../test-setup/faked-server.ts";
import { fill, findField, press } from "../../../test-setup/screen-person.ts";
import { wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";
import { publishOffice } from "../../shared/office/office.tsx";

afterEach(async () => {
  vi.useRealTimers();
  await leave();
  publishOffice({});
});

const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a22";
const crew = [{ trade: "Masonry", handymen: 10 }];
const quote = {
  ...{ ...askedCrew, id, crew, startDate: "2099-01-05" },
  ...{ status: "Accepted", amount: 450_000, nextSteps: ["propose"] },
};

test("the call after a proposal is promised from the minute in which the server received it", async () => {
  vi.useFakeTimers({ now: new Date("2026-03-02T06:01:50Z"), toFake: ["Date"] });
  publishOffice({ openDays: "0,1,2,3,4,5,6", opensAt: "00:00", closesAt: "23:59" });
  const sent = done("", { id, requestedDate: "2026-03-02T06:02:10.000Z" });
  const replies = { [`quotes/${id}`]: { body: quote }, "Contracts/new": sent };
  await visit({ path: `/contracts?section=new&quote=${id}`, who: customer, replies });
  await wait(() => findField("city")?.value === "Lahore", "filled form");
  const bodies = recordBodies();
  const own = { contractorName: "Tahir Builders", cnic: "6110112345671" };
  await fill({ ...own, projectName: "Mosque roof", address: "Plot 9, I-9", availability: "Day" });
  await press("Submit Proposal");
  await wait(() => bodies.length > 0, "the proposal");
  const read = () => document.querySelector("dialog")?.textContent ?? "";
  await wait(() => /We call you by .*1:02.pm/.test(read()), read);
  expect(read()).not.toMatch(/1:01.pm/);
});
