import { afterEach, expect, test } from "vitest";
import { refusing } from "../../../test-setup/faked-server.ts";
import { fill, findButton, findField, press, readPage, wait } from "../../../test-setup/screen-person.ts";
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
  expect(findField("firstName")).toBeNull();
  await fill({ code: "123456" });
  await press("Continue");
  await readPage(
    "An account has this number but never confirmed it. Is it yours? Log in with your password. Confirm the number under Login details. After that, a code is enough.",
  );
  await readPage(
    "Another account has this number. Not yours? Tell us your name, and you get a new account. The other account loses this number.",
  );
  expect(findButton("Continue")).toBeUndefined();
  await wait(() => findField("firstName"), "name");
  await fill({ firstName: "Ayesha", lastName: "Khan" });
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
