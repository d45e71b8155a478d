import { afterEach, expect, test } from "vitest";
import { fakeServer, refusing } from "../../../../test-setup/faked-server.ts";
import { fill, findButton, findField, press } from "../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../test-setup/screen-reading.ts";
import { customer, provider } from "../../../../test-setup/signed-in.ts";
import {
  chooseWork,
  fillIn,
  open,
  proveNumber,
  replies,
  tokenOf,
  watch,
} from "../../../../test-setup/signup/by-code.ts";
import { leave, visit, waitForPath } from "../../../../test-setup/visit.ts";
import { publishOffice } from "../../../shared/office/office.tsx";

afterEach(leave);

test("phone, code, name, place and trade sign up, log in, and lead to the road", async () => {
  await open();
  const bodies = watch("signup-code");
  await proveNumber();
  expect(findField("PhoneNumber"), "the whole form is out of the way").toBeNull();
  await fillIn();
  await chooseWork();
  await waitForPath("/pending");
  expect(bodies).toEqual([
    {
      ...{ ticket: "a-ticket", code: "123456", newAccount: false, FirstName: "Nadeem", LastName: "Gul Zaman" },
      ...{ City: "Islamabad", Area: "G-9", Category: "Installations", Skill: "AC Installation,Plumbing Installation" },
    },
  ]);
  expect(JSON.stringify({ ...localStorage })).not.toContain("Gul Zaman");
});

test("who signs up by phone reads the fee of today below the first step", async () => {
  publishOffice({ platformFeePercent: "10" });
  await open();
  await wait(() => /keep PKR.1,800\. Our fee is PKR.200\./.test(document.body.textContent ?? ""), "example of the fee");
  publishOffice({});
});

test("a number of eight digits gets no code", async () => {
  await open();
  await fill({ phoneNumber: "03451234" });
  await press("Send code");
  await readPage("Please enter a Pakistani mobile number, such as 0300 1234567.");
  expect(findField("code")).toBeNull();
});

test("a step with nothing chosen says what is missing", async () => {
  await open();
  await proveNumber();
  await fill({ fullName: " " });
  await press("Continue");
  await readPage("This field is required.");
  await fill({ fullName: "Nadeem Gul" });
  await press("Continue");
  await wait(() => findButton("Islamabad"), "cities");
  await press("Continue");
  await readPage("Please choose your city and your area.");
  expect(document.body.textContent, "said once").not.toContain("This field is required.");
  await press("Islamabad");
  await wait(() => findField("area")?.disabled === false, "list of areas");
  await wait(() => findButton("F-10"), "areas of the city, before a letter is typed");
  await fill({ area: "F-10" });
  await press("Continue");
  await wait(() => findButton("Installations"), "trades");
  await press("Sign up now");
  await readPage("Please choose at least one kind of work.");
  const readErrors = () =>
    [...document.querySelectorAll("form [role=alert]")].map((error) => error.parentElement?.textContent);
  expect(readErrors(), "once, at the trades").toEqual([expect.stringMatching(/^What do you do\?.*Installations/)]);
  await wait(() => document.activeElement?.getAttribute("name") === "category", "focus on the trades");
  await press("Installations");
  await wait(() => findButton("AC Installation"), "kinds of work");
  await press("Sign up now");
  await wait(() => readErrors()[0]?.startsWith("Choose all that you can do"), "error at the kinds of work");
  await wait(() => document.activeElement?.getAttribute("name") === "skills", "focus on the kinds of work");
});

test("nobody signs up while the work of the tapped trade is being looked up", async () => {
  await open({ "search-work": { isHeld: true } });
  await proveNumber();
  await fillIn();
  await press("Electrician");
  await wait(() => findButton("Sign up now")?.disabled, "button that waits");
});

test("a trade that the search does not find leads to the list below", async () => {
  await open({ "search-work": { body: [] } });
  await proveNumber();
  await fillIn();
  await press("Electrician");
  await readPage("Please choose from the list below.");
});

test("a late code is sent again with one tap, and the new one counts", async () => {
  const again = { body: { message: "We have sent a code to your phone.", ticket: "another-ticket" } };
  await open({ "send-login-code": { ...replies["send-login-code"], changes: { "send-login-code": again } } });
  const bodies = watch("login-code");
  await fill({ phoneNumber: "0345 1234567" });
  await press("Send code");
  await fill({ code: "1111" });
  await press("Send a new code");
  await readPage("We have sent a new code.");
  expect(findField("code")?.value).toBe("");
  await fill({ code: "123456" });
  await readPage("Step 3 of 5: Your name");
  expect(bodies.at(-1)).toMatchObject({ ticket: "another-ticket", code: "123456" });
});

test("Back keeps what was typed", async () => {
  await open();
  await proveNumber();
  await fillIn();
  await press("Back");
  await wait(() => findField("area")?.value === "G-9", "area");
  await press("Back");
  await wait(() => findField("fullName")?.value === "Nadeem Gul Zaman", "name");
});

test("the browser's own Back leads to the step before", async () => {
  const { goBack } = await open();
  await proveNumber();
  await fillIn();
  await goBack();
  await wait(() => findField("area")?.value === "G-9", "area");
});

test("a code that has expired is asked for again, and the steps before are kept", async () => {
  await open({ "signup-code": refusing("code-invalid") });
  await proveNumber();
  await fillIn();
  await chooseWork();
  await readPage("This code no longer works. Please ask for a new one. We kept everything else.");
  expect(findField("phoneNumber")?.value).toBe("0345 1234567");
  fakeServer(replies);
  await proveNumber();
  await readPage("Step 5 of 5: Your trade");
  await wait(() => findButton("AC Installation")?.getAttribute("aria-pressed") === "true", "kept skill");
  await press("Sign up now");
  await waitForPath("/pending");
});

test("a handyman's number logs in and leads to the road", async () => {
  const known = { body: { message: "Login successful", token: tokenOf("Provider"), role: "Provider" } };
  await open({ "login-code": known });
  await proveNumber();
  await waitForPath("/pending");
});

test("a customer's number says so, and another one can be used", async () => {
  const known = { body: { message: "Login successful", token: tokenOf("Customer"), role: "Customer" } };
  await open({ "login-code": known });
  await proveNumber();
  await readPage("You are logged in with it. As a handyman you need another number.");
  await press("Use another number");
  await wait(() => findField("phoneNumber"), "field for the number");
});

test("a number that another account has without proof is taken only after a question", async () => {
  await open({ "login-code": refusing("phone-unproven") });
  const bodies = watch("signup-code");
  await proveNumber();
  await readPage(
    "Continue if this number is yours but the other account is not. The other account then loses this number.",
  );
  await press("Continue with a new account");
  await fillIn();
  await chooseWork();
  await waitForPath("/pending");
  expect(bodies).toMatchObject([{ newAccount: true }]);
});

test("a handyman who is logged in reads that they have signed up, and no form", async () => {
  await visit({ path: "/signup", who: { ...provider, status: "Pending" } });
  await readPage("You have already signed up");
  expect([findField("phoneNumber"), findField("PhoneNumber")]).toEqual([null, null]);
});

test("the first button of the signup is for handymen", async () => {
  for (const who of [undefined, customer]) {
    await visit({ path: "/signup", who, replies });
    await wait(() => findField("phoneNumber"), "field for the number");
    expect(document.querySelector("main .mantine-Button-root")?.textContent).toBe("Send code");
  }
});

test("a name of one word is asked about once, and goes on by the same button", async () => {
  await open();
  await proveNumber();
  await fill({ fullName: "Nadeem" });
  await press("Continue");
  await readPage("Is that your whole name, as on your CNIC?");
  await press("Yes, that is my whole name");
  await readPage("Step 4 of 5: Where you work");
});
