import { afterEach, expect, test, vi } from "vitest";
import { askedCrew } from "../../../test-setup/contracts/asked-crew.ts";
import { fill, findButton, findField, press } from "../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";
import { publishOffice } from "../../shared/office/office.tsx";

afterEach(async () => {
  vi.useRealTimers();
  await leave();
  publishOffice({});
});

/** Opens a form on a Monday in Pakistan. */
async function open(path: string, replies = {}) {
  vi.useFakeTimers({ now: new Date("2026-03-02T08:00:00Z"), toFake: ["Date"] });
  publishOffice({
    phone: "051 1234567",
    phoneLink: "tel:+92511234567",
    openDays: "1,2,3,4,5,6",
    opensAt: "09:00",
    closesAt: "18:00",
  });
  const quotes = { "Contracts/quotes": { body: { message: "", data: [] } } };
  await visit({ path, who: customer, replies: { ...quotes, ...replies } });
  await wait(() => findField("startDate"), "field for the first day");
}

const readDay = () => findField("startDate")?.value;
const readMain = () => document.querySelector("main form")?.textContent ?? "";

test("the first day is one tap, and none is one, too", async () => {
  await open("/contracts?section=quote");
  expect(findButton("I do not know yet")?.getAttribute("aria-pressed")).toBe("false");
  await press("Next Monday (9 Mar)");
  expect(readDay()).toBe("2026-03-09");
  expect(findButton("Next Monday (9 Mar)")?.getAttribute("aria-pressed")).toBe("true");
  expect(readMain()).not.toContain("Call us now");
  await press("I do not know yet");
  expect(readDay()).toBe("");
  expect(findButton("I do not know yet")?.getAttribute("aria-pressed")).toBe("true");
});

test("a day before the office can answer says so at once, with the way to call", async () => {
  await open("/contracts?section=quote");
  await press("Tomorrow");
  await readPage("Your work begins before that. Call us now.");
  expect(readMain()).toContain("Tue 3 Mar is too soon to be sure.");
  expect(readMain()).toContain("The price comes by tomorrow 1:00");
  expect(readMain()).toContain("Call the office");
  await fill({ startDate: "2026-03-20" });
  expect(readMain()).not.toContain("Call us now");
});

test("a proposal takes the first day of its quote, or asks with the same choices, also for one that is too soon", async () => {
  const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a22";
  const quote = { ...askedCrew, id, status: "Accepted", amount: 450_000, nextSteps: ["propose"] };
  await open(`/contracts?section=new&quote=${id}`, { [`quotes/${id}`]: { body: quote } });
  await press("Tomorrow");
  expect(readDay()).toBe("2026-03-03");
  await press("Begin on Wed 4 Mar");
  expect(readDay(), "the call comes after noon").toBe("2026-03-04");
  const soon = { ...quote, startDate: "2026-03-03" };
  await open(`/contracts?section=new&quote=${id}`, { [`quotes/${id}`]: { body: soon } });
  await press("Begin on Wed 4 Mar");
  expect(readDay()).toBe("2026-03-04");
  const dated = { ...quote, startDate: "2026-03-09" };
  const replies = { [`quotes/${id}`]: { body: dated } };
  await visit({ path: `/contracts?section=new&quote=${id}`, who: customer, replies });
  await wait(() => findField("projectName"), "form");
  await readPage("First day of work: Mon 9 Mar.");
  expect(findField("startDate"), "a day that is agreed").toBeNull();
  await readPage("The price is agreed. We only need the place, the project’s name, the working hours and your CNIC.");
});
