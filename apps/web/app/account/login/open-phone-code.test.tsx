import { afterEach, expect, test } from "vitest";
import { refusing } from "../../../test-setup/faked-server.ts";
import { fill, findButton, findField, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, wait } from "../../../test-setup/screen-reading.ts";
import { leave, visit, waitForPath } from "../../../test-setup/visit.ts";

afterEach(leave);

const token = `e30.${btoa(JSON.stringify({ sub: "someone", role: "Customer" }))}.signature`;
const sent = { body: { message: "We have sent a code to your phone.", ticket: "a-ticket" } };
const entered = { body: { message: "Login successful!", token, role: "Customer" } };

test("a number that another account has not confirmed is taken over only after a question", async () => {
  const asked = { ...refusing("phone-unproven"), changes: { "login-code": entered } };
  await visit({ path: "/phonelogin", replies: { "send-login-code": sent, "login-code": asked } });
  await fill({ phoneNumber: "0335 5550123" });
  await press("Send code");
  await readPage("Enter the code we sent to 0335 5550123. It is valid for 10 minutes.");
  expect(findField("fullName")).toBeNull();
  await fill({ code: "123456" });
  await readPage(
    "An account has this number but never confirmed it. Is it yours? Log in with your password. Confirm the number under Login details. After that, a code is enough.",
  );
  await readPage(
    "Another account has this number. Is that account not yours? Tell us your name, and you get a new account. The other account loses this number.",
  );
  expect(findButton("Continue")).toBeUndefined();
  await wait(() => findField("fullName"), "name");
  await fill({ fullName: "Ayesha Khan" });
  await press("Open a new account");
  await waitForPath("/home");
});

test("a browser that reads text messages fills in the code", async () => {
  const get = () => Promise.resolve({ code: "654321" });
  Object.assign(window, { OTPCredential: true });
  Object.defineProperty(navigator, "credentials", { value: { get }, configurable: true });
  await visit({ path: "/phonelogin", replies: { "send-login-code": sent } });
  await fill({ phoneNumber: "0335 5550123" });
  await press("Send code");
  await wait(() => findField("code")?.value === "654321", "code from the message");
  Reflect.deleteProperty(window, "OTPCredential");
  Reflect.deleteProperty(navigator, "credentials");
});

test("a new number is asked for one name, without an error, and the code stays", async () => {
  const asked = { ...refusing("name-missing"), changes: { "login-code": entered } };
  await visit({ path: "/phonelogin", replies: { "send-login-code": sent, "login-code": asked } });
  await fill({ phoneNumber: "0335 5550123" });
  await press("Send code");
  await fill({ code: "123456" });
  await readPage("This number is new to us. With your name you get a customer account, to order work.");
  expect(document.querySelector("main [aria-invalid=true], main [role=alert]")).toBeNull();
  expect(document.activeElement).toBe(findField("fullName"));
  expect(findField("code")?.value).toBe("123456");
  await press("Continue");
  await readPage("This field is required.");
  await fill({ fullName: "Ayesha" });
  await press("Continue");
  await waitForPath("/home");
});

test("a new code is sent to the same number with one tap", async () => {
  const again = { body: { ...sent.body, ticket: "another-ticket" } };
  const first = { ...sent, changes: { "send-login-code": again } };
  await visit({ path: "/phonelogin", replies: { "send-login-code": first } });
  await fill({ phoneNumber: "0335 5550123" });
  await press("Send code");
  await fill({ code: "123456" });
  await press("Send a new code");
  await readPage("We have sent a new code.");
  await wait(() => findField("code")?.value === "", "empty field for the new code");
});

test("who forgot the password of the number that they typed gets a code for that number", async () => {
  await visit({ path: "/login" });
  await wait(() => findField("identifier"), "number");
  await fill({ identifier: "03355550123" });
  (await wait(() => document.querySelector<HTMLElement>("main a[href='/forgetpassword']"), "way to a new one")).click();
  await waitForPath("/forgetpassword");
  await wait(() => findField("phoneNumber")?.value === "03355550123", "the same number");
});

test("the typed number gets a code by the first button, which leads before the password", async () => {
  const codeSent = { body: { ...sent.body, code: "424242" } };
  await visit({ path: "/login", replies: { "send-login-code": codeSent, "login-code": entered } });
  const isMain = (element: HTMLElement | null | undefined) => element?.dataset.variant === "filled";
  const codeWay = () => document.querySelector<HTMLElement>("main a[href='/phonelogin']");
  await wait(() => isMain(codeWay()), "the code as the main way");
  expect(isMain(findButton("Login"))).toBe(false);
  await fill({ identifier: "0335 5550123" });
  codeWay()?.click();
  await waitForPath("/phonelogin");
  await readPage("This is the demo, so no SMS is sent. Your code is 424242.");
});

test("a number that gets no code says why on the login, also after a refused password", async () => {
  const refused = { "send-login-code": refusing("too-many-requests"), "Provider/login": refusing("login-failed") };
  await visit({ path: "/login", replies: refused });
  await fill({ identifier: "0335 5550123", password: "wrong" });
  await press("Login");
  await readDialog("Wrong email, phone number or password.");
  await press("OK");
  const codeWay = await wait(
    () => document.querySelector<HTMLElement>("main a[href='/phonelogin'][data-variant=filled]"),
    "the code as the main way",
  );
  codeWay.click();
  await wait(() => document.querySelector("main [role=alert]")?.textContent, "reason");
  expect(findField("identifier")?.value).toBe("0335 5550123");
});
