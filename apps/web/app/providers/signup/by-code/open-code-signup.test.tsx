import { afterEach, expect, test, vi } from "vitest";
import { type FakedReplies, fakeServer, refusing } from "../../../../test-setup/faked-server.ts";
import { openScreen } from "../../../../test-setup/open-screen.tsx";
import { fill, findButton, findField, press, readPage, wait } from "../../../../test-setup/screen-person.ts";
import { customer, provider } from "../../../../test-setup/signed-in.ts";
import { signupChoices } from "../../../../test-setup/signup-choices.ts";
import { leave, visit, waitForPath } from "../../../../test-setup/visit.ts";

afterEach(leave);

const tokenOf = (role: string) => `e30.${btoa(JSON.stringify({ sub: "someone", role, status: "Pending" }))}.signature`;
const sent = { body: { message: "We have sent a code to your phone.", ticket: "a-ticket" } };
const isNew = refusing("name-missing", [{ field: "firstName", message: "This field is required." }]);
const signedUp = { status: 201, body: { message: "Login successful", token: tokenOf("Provider"), role: "Provider" } };
const replies = { ...signupChoices, "send-login-code": sent, "login-code": isNew, "signup-code": signedUp };

const open = (changes: FakedReplies = {}) => visit({ path: "/signup", replies: { ...replies, ...changes } });

async function proveNumber(phoneNumber = "0345 1234567") {
  await fill({ phoneNumber });
  await press("Send code");
  await fill({ code: "123456" });
  await press("Continue");
}

async function chooseWork() {
  await press("Installations");
  await press("AC Installation");
  await press("Plumbing Installation");
  await press("Sign up now");
}

/** Fills in name and place. */
async function fillIn() {
  await readPage("Step 3 of 5: Your name");
  await fill({ fullName: "Nadeem Gul Zaman" });
  await press("Continue");
  await readPage("Step 4 of 5: Where you work");
  await press("Islamabad");
  await wait(() => findField("area")?.disabled === false, "list of areas");
  await fill({ area: "g9" });
  await press("Continue");
  await readPage("Step 5 of 5: Your trade");
}

/** Returns the bodies of the calls with this ending. */
function watch(end: string): unknown[] {
  const bodies: unknown[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    if (address.endsWith(end)) bodies.push(JSON.parse(String(init?.body)));
    return fetch(address, init);
  });
  return bodies;
}

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
  await fill({ fullName: "Nadeem" });
  await press("Continue");
  await wait(() => findButton("Islamabad"), "cities");
  await press("Continue");
  await readPage("Please choose your city and your area.");
  await press("Islamabad");
  await wait(() => findField("area")?.disabled === false, "list of areas");
  await fill({ area: "F-10" });
  await press("Continue");
  await wait(() => findButton("Installations"), "trades");
  await press("Sign up now");
  await readPage("Please choose at least one kind of work.");
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

test("a reload keeps name and place, and asks only for the code again", async () => {
  await open();
  await proveNumber();
  await fillIn();
  await leave();
  // As `visit`, but in the same browser.
  fakeServer(replies);
  const { close } = openScreen("/signup");
  await readPage("Enter the code we sent to 0345 1234567. It is valid for 10 minutes.");
  await fill({ code: "123456" });
  await press("Continue");
  await readPage("We kept what you typed.");
  await readPage("Step 5 of 5: Your trade");
  await press("Start over");
  await wait(() => findField("fullName")?.value === "", "empty name");
  close();
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
    "Is this number yours, and the other account not? Then continue. The other account loses this number.",
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
