import { afterEach, expect, test, vi } from "vitest";
import { fakeServer, refusing } from "../../../test-setup/faked-server.ts";
import { openScreen } from "../../../test-setup/open-screen.tsx";
import { fill, findButton, findField, press, tick } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, wait } from "../../../test-setup/screen-reading.ts";
import { signupChoices } from "../../../test-setup/signup/signup-choices.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

const person = {
  ...{ FirstName: "Tariq", LastName: "Mehmood", FatherName: "Ahmed", CNIC: "61101-5550123-1" },
  ...{ PhoneNumber: "0335 5550123", Gender: "male", Qualification: "Matric" },
};
const work = { City: "Islamabad", Area: "G-9", Category: "Installations" };
const login = { Email: "t@example.pk", Password: "Chaabi-Panaa-49", ConfirmPassword: "Chaabi-Panaa-49" };

const open = (replies = {}) => visit({ path: "/signup", replies: { ...signupChoices, ...replies } });
/** Hidden steps stay in the form, so only visible fields count. */
const isInSight = (name: string) => findField(name)?.closest("[hidden]") === null;
const readBody = (body: unknown): unknown =>
  body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body ?? "null"));
const reach = (name: string) => wait(() => isInSight(name), `step with ${name}`);

test("an incomplete step stays open and marks what is missing; a complete one leads on, and Back returns", async () => {
  await open();
  await reach("FirstName");
  expect(["City", "Password"].map(isInSight)).toEqual([false, false]);
  await press("Continue");
  await wait(() => findField("FirstName")?.getAttribute("aria-invalid") === "true", "mark");
  expect(findField("City")?.getAttribute("aria-invalid")).not.toBe("true");
  await fill(person);
  await press("Continue");
  await reach("City");
  await readPage("Step 2 of 3: Your work");
  await press("Back");
  await reach("FirstName");
  expect(findField("FirstName")?.value).toBe("Tariq");
});

test("Continue on an empty step says that the required fields must be filled", async () => {
  await open();
  await reach("FirstName");
  const says = () => document.querySelector("[role=alert]")?.textContent === "Please fill all required fields.";
  await press("Continue");
  await wait(says, "sentence on the first step");
  await fill({ ...person, LastName: "   " });
  await press("Continue");
  await wait(says, "sentence for blanks alone");
  await fill(person);
  await press("Continue");
  await reach("City");
  expect(says()).toBe(false);
  await press("Continue");
  await wait(says, "sentence on the second step");
  await fill(work);
  await tick("Plumbing Installation");
  await press("Continue");
  await reach("Password");
  expect(says()).toBe(false);
  await press("Sign Up");
  await wait(says, "sentence on the third step");
});

test("a field that the server refuses opens its step", async () => {
  const refused = refusing("phone-taken", [
    { field: "PhoneNumber", message: "This phone number is already registered." },
  ]);
  await open({ "add-provider": refused });
  await fill({ ...work, ...person });
  await press("Continue");
  await tick("Plumbing Installation");
  await press("Continue");
  await reach("Password");
  await fill(login);
  await press("Sign Up");
  await readDialog("This phone number is already registered.");
  await press("OK");
  await reach("PhoneNumber");
  await wait(() => findField("PhoneNumber")?.getAttribute("aria-invalid") === "true", "mark at the phone number");
});

test("a number of another account is confirmed by a code, which is sent with the next try", async () => {
  const taken = refusing("phone-taken", [
    { field: "PhoneNumber", message: "This phone number is already registered." },
  ]);
  const sent = { body: { message: "We have sent a code to your phone.", ticket: "a-ticket" } };
  await open({ "add-provider": taken, "send-login-code": sent });
  await fill({ ...work, ...person });
  await press("Continue");
  await tick("Plumbing Installation");
  await press("Continue");
  await reach("Password");
  expect(findButton("Yes, send me a code")).toBeUndefined();
  await fill(login);
  await press("Sign Up");
  await press("OK");
  await reach("PhoneNumber");
  await press("Yes, send me a code");
  await readPage("Enter the code we sent to 0335 5550123, then continue. It is valid for 10 minutes.");
  await fill({ PhoneCode: "123456" });
  const sentBodies = vi.spyOn(globalThis, "fetch");
  for (const button of ["Continue", "Continue", "Sign Up"]) await press(button);
  await readDialog("This phone number is already registered.");
  const body = JSON.stringify(sentBodies.mock.calls.map(([, init]) => readBody(init?.body)));
  expect(body).toContain('"PhoneTicket":"a-ticket","PhoneCode":"123456"');
});

test("an unfinished form returns with its values but without the password, until the person starts over", async () => {
  await open();
  await fill(person);
  await press("Continue");
  await fill({ ...work, ...login });
  await tick("Plumbing Installation");
  expect(JSON.stringify(localStorage)).not.toMatch(/Chaabi|5550123-1/);
  await leave();
  // As `visit`, but in the same browser.
  fakeServer(signupChoices);
  const { close } = openScreen("/signup");
  await readPage("We kept what you typed");
  expect(isInSight("City")).toBe(true);
  await wait(() => findField("Area")?.value === "G-9" && findField("Skill")?.checked, "work as it was");
  expect([findField("FirstName")?.value, findField("CNIC")?.value, findField("Password")?.value]).toEqual([
    "Tariq",
    "61101-5550123-1",
    "",
  ]);
  await press("Start over");
  await wait(() => isInSight("FirstName") && findField("FirstName")?.value === "", "empty form");
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/Tariq|5550123/);
  expect(findButton("Start over")).toBeUndefined();
  close();
});

test("a logged-in customer reads at once that a handyman needs another number", async () => {
  await visit({ path: "/signup", who: { role: "Customer" }, replies: signupChoices });
  await readPage("You are logged in as a customer. As a handyman you need another phone number.");
});
