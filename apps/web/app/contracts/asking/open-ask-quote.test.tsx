import { afterEach, expect, test } from "vitest";
import { done } from "../../../test-setup/faked-server.ts";
import { fill, findField, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { isReloaded, leave, visit, waitForPath } from "../../../test-setup/visit.ts";

afterEach(leave);

const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a22";
const token = `e30.${btoa(JSON.stringify({ sub: "a-contractor", role: "Customer" }))}.signature`;
const login = {
  "send-login-code": { body: { message: "We have sent a code to your phone.", ticket: "a-ticket" } },
  "login-code": { body: { message: "Login successful!", token, role: "Customer" } },
  "Contracts/quotes": { body: { message: "", data: [] } },
};

/** Answers the questions as a visitor, up to the number. */
async function ask(replies: object) {
  await visit({ path: "/getquote", replies: { ...login, ...replies } });
  await fill({ totalHandymen: "15", duration: "1 Month", city: "Rawalpindi", phone: "03355550123" });
  await fill({ exactHandymen: "16", durationDays: "21", details: "12 masons and 4 electricians." });
  await press("Request Quote");
  await readPage("Your number, so that we can send you the price. We send a code to it.");
  await readPage("16 handymen, 21 days, Rawalpindi");
}

async function enterCode() {
  await wait(() => findField("phoneNumber")?.value === "03355550123", "the number of the request");
  await press("Send code");
  await fill({ code: "123456" });
}

test("a visitor answers the questions first, logs in by number, and the request is sent", async () => {
  await ask({ "Contracts/quote": done("", { id }) });
  await enterCode();
  await readDialog("Your quote request was submitted successfully!");
  await press("OK");
  await wait(isReloaded, "reload");
  expect(window.location.search).toBe(`?section=quote&answer=${id}`);
  expect(
    Object.keys(localStorage).filter((key) => key.includes("quote")),
    "kept answers",
  ).toEqual([]);
});

test("a request that fails after the login waits in the form of the account", async () => {
  await ask({ "Contracts/quote": { status: 503, body: { error: "The office is closed for Eid." } } });
  await enterCode();
  await readDialog("The office is closed for Eid.", "Submission Failed");
  await press("OK");
  await waitForPath("/contracts");
  await wait(() => findField("details")?.value === "12 masons and 4 electricians.", "what was typed");
  expect(findField("exactHandymen")?.value).toBe("16");
});

test("empty answers are refused as in the form of an account, and answers can be changed before the number", async () => {
  await visit({ path: "/getquote", replies: login });
  await press("Request Quote");
  await readDialog("Please fill all required fields before submitting.", "Missing Fields");
  await press("OK");
  await ask({});
  await press("Change the request");
  await wait(() => findField("details")?.value === "12 masons and 4 electricians.", "what was typed");
});

test("a contractor who is logged in comes to the form among their contracts", async () => {
  await visit({ path: "/getquote", who: customer, replies: login });
  await waitForPath("/contracts");
  await wait(() => findField("totalHandymen"), "form");
});
