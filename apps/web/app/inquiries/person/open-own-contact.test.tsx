import { afterEach, expect, test } from "vitest";
import { fill, findField, press } from "../../../test-setup/screen-person.ts";
import { readDialog, wait } from "../../../test-setup/screen-reading.ts";
import { customer, email } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

const id = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a22";
const own = { id, role: "Customer", email: null, firstName: "Ali", lastName: "Raza", phoneNumber: "+923031234567" };

test.each([
  ["/support", "phone", { fullName: "Ali Raza" }],
  ["/contact-us", "phoneNumber", { firstName: "Ali", lastName: "Raza" }],
])("the form of %s begins with what is known of a logged-in person", async (path, phone, names) => {
  await visit({ path, who: customer, replies: { "user-data": { body: own } } });
  await wait(() => findField(phone)?.value === "+923031234567", "own number");
  for (const [name, value] of Object.entries({ ...names, email })) expect(findField(name)?.value, name).toBe(value);
});

test("words typed before the account loads stay", async () => {
  await visit({ path: "/support", who: customer, replies: { "user-data": { body: own } } });
  await wait(() => findField("message"), "form");
  await fill({ message: "The app is slow." });
  await wait(() => findField("phone")?.value === "+923031234567", "own number");
  await wait(() => findField("message")?.value === "The app is slow.", "typed words");
});

test("a visitor's form begins empty", async () => {
  await visit({ path: "/support" });
  await wait(() => findField("message"), "form");
  expect(findField("fullName")?.value).toBe("");
  expect(findField("phone")?.value).toBe("");
});

test("after sending, a number to name on the phone is shown", async () => {
  const reference = "H-7K3M9-2QX4B";
  await visit({
    path: "/support",
    replies: { "support-request": { body: { message: "Received.", reference } } },
  });
  await wait(() => findField("message"), "form");
  await fill({ fullName: "Ali Raza", email, phone: "0303 1234567", message: "The app is slow." });
  await press("Send request");
  await readDialog(`Your number: ${reference}. Say it when you call us.`, "Request Submitted");
});
