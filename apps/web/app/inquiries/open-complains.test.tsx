import { afterEach, expect, test } from "vitest";
import { fill, findField, wait } from "../../test-setup/screen-person.ts";
import { customer } from "../../test-setup/signed-in.ts";
import { leave, visit } from "../../test-setup/visit.ts";

afterEach(leave);

const account = { id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a22", role: "Customer", email: null };
const own = { ...account, firstName: "Ali", lastName: "Raza", phoneNumber: "+923031234567" };

test("a complaint begins with the person's own name and number, and keeps what was typed before they loaded", async () => {
  await visit({ path: "/complains", who: customer, replies: { "user-data": { body: own } } });
  await fill({ complaint: "The tap drips again." });
  await wait(() => findField("phone")?.value === "+923031234567", "own number");
  expect(findField("fullName")?.value).toBe("Ali Raza");
  await wait(() => findField("complaint")?.value === "The tap drips again.", "typed complaint");
});

test("a visitor's complaint begins empty", async () => {
  await visit({ path: "/complains" });
  await fill({ complaint: "The tap drips again." });
  expect(findField("phone")?.value).toBe("");
  expect(findField("fullName")?.value).toBe("");
});

test("a complaint about a job or a decision begins with the words, because the rest is filled in", async () => {
  const replies = { "user-data": { body: own } };
  await visit({ path: "/complains?subject=Appeal%3A+Not+accepted", who: customer, replies });
  await wait(() => findField("phone")?.value === "+923031234567", "own number");
  const names = [...document.querySelectorAll("main form [name]")].map((field) => field.getAttribute("name"));
  expect(names.slice(0, 2)).toEqual(["complaint", "fullName"]);
  expect(findField("subject")?.value).toBe("Appeal: Not accepted");
});
