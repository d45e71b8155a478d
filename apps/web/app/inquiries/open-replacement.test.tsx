import { afterEach, expect, test } from "vitest";
import { done } from "../../test-setup/faked-server.ts";
import { findField, press } from "../../test-setup/screen-person.ts";
import { readPage, wait } from "../../test-setup/screen-reading.ts";
import { customer } from "../../test-setup/signed-in.ts";
import { leave, visit } from "../../test-setup/visit.ts";
import { publishOffice } from "../shared/office/office.tsx";

afterEach(async () => {
  await leave();
  publishOffice({});
});

const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a21";
const account = { id, role: "Customer", email: null, firstName: "Ali", lastName: "Raza", phoneNumber: "+923031234567" };
const sent = done("Received.", { reference: "H-7K3M9-2QX4B", dueAt: "2036-03-03T08:00:00.000Z" });

async function open(about: string) {
  publishOffice({
    ...{ phone: "051 1234567", phoneLink: "tel:+92511234567" },
    ...{ openDays: "0,1,2,3,4,5,6", opensAt: "00:00", closesAt: "23:59" },
  });
  const replies = { "user-data": { body: account }, "Complain/complaints": sent };
  await visit({ path: `/complains?subject=Replacement&contract=${id}&about=${about}`, who: customer, replies });
  await wait(() => findField("phone")?.value === "+923031234567", "own number");
}

const readMain = () => document.querySelector("main")?.textContent ?? "";

test("who asks for a replacement reads the office's phone first, then until when it calls, before and after sending", async () => {
  await open("replacement");
  await readPage("Only our office reads it, and it calls you back.");
  const [phone, promise] = [readMain().indexOf("051 1234567"), readMain().search(/We call you by .+\./)];
  expect(phone).toBeGreaterThan(0);
  expect(promise).toBeGreaterThan(phone);
  await press("Is ill.");
  await wait(() => findField("complaint")?.value === "Is ill.", "the tapped line");
  await press("Send");
  await readPage("Our office has your message");
  await wait(() => /We call you by Mon 3 Mar 2036 1:00.pm\./.test(readMain()), "the promised time");
  expect(readMain()).toContain("051 1234567");
});

test("a wrong day has no such promise", async () => {
  await open("day");
  await readPage("Only our office reads it. You get a number for it.");
  expect(readMain()).not.toContain("We call you by");
});
