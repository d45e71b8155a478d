import { afterEach, expect, test } from "vitest";
import { done } from "../../../test-setup/faked-server.ts";
import { findField, press } from "../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";
import { publishOffice } from "../../shared/office/office.tsx";

afterEach(async () => {
  publishOffice({});
  await leave();
});

const account = { id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a22", role: "Customer", email: null };
const own = { ...account, firstName: "Ali", lastName: "Raza", phoneNumber: "+923031234567" };

test("for whom nobody came is asked to call first, and the time of an answer is below other reasons", async () => {
  const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a21";
  const read = () => document.querySelector("main")?.textContent ?? "";
  await visit({
    path: `/complains?subject=Plumbing&job=${id}`,
    who: customer,
    replies: { "user-data": { body: own } },
  });
  await wait(() => findField("phone")?.value === "+923031234567", "own number");
  await wait(() => read().includes("You get an answer by"), "time of the answer");
  expect(read().indexOf("The price is wrong.")).toBeLessThan(read().indexOf("You get an answer by"));
  await press("The handyman did not come.");
  await readPage("First call the handyman. No answer? Then call us: we look for another.");
  expect(document.querySelector(`main a[href="/jobs/${id}"]`)?.textContent).toBe("To the handyman's number");
  expect(read()).not.toContain("You get an answer by");
});

test("for whom nobody came reads the office's phone first also once it is sent, and the time of an answer below", async () => {
  const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a21";
  publishOffice({ phone: "051 1234567" });
  const replies = {
    "user-data": { body: own },
    "Complain/complaints": done("Received.", { reference: "H-7K3M9-2QX4B", dueAt: "2026-05-02T12:00:00.000Z" }),
  };
  await visit({ path: `/complains?subject=Plumbing&job=${id}`, who: customer, replies });
  await wait(() => findField("phone")?.value === "+923031234567", "own number");
  await press("The handyman did not come.");
  await press("Send");
  await readPage("You find it and its answer on the page of the job.");
  const read = document.querySelector("main [role=status]")?.textContent ?? "";
  const order = ["call us now, day or night", "051 1234567", "Our office has your message", "You get an answer by"];
  const places = order.map((text) => read.indexOf(text));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});
