import { afterEach, expect, test } from "vitest";
import { fill, findField, press } from "../../test-setup/screen-person.ts";
import { readDialog, readPage, wait } from "../../test-setup/screen-reading.ts";
import { leave, visit, waitForPath } from "../../test-setup/visit.ts";

afterEach(leave);

test("without a token the page's frame is behind the warning, and a button leads to the login", async () => {
  await visit({ path: "/contracts?section=new" });
  await readDialog("You need to login to view this page.", "Login Required");
  expect(document.querySelector("header.site-header")).not.toBeNull();
  expect(document.querySelector("main .contracts nav")).not.toBeNull();
  expect(document.querySelector("main form")).toBeNull();
  await press("Go to Login");
  await waitForPath("/login");
});

test.each(["/contracts", "/contracts?section=new", "/contracts?section=active"])(
  "without a token a contractor who came to %s reads about contracts, and the menu asks for the login again",
  async (path) => {
    await visit({ path });
    await press("Read without login");
    await wait(() => !document.querySelector("dialog"), "page without a dialog");
    await readPage("One crew, one agreement");
    await readPage("Ask for a quote if you want to know the price first.");
    document.querySelector<HTMLAnchorElement>("main nav a[href='/contracts?section=quote']")?.click();
    await readDialog("You need to login to view this page.", "Login Required");
    expect(document.querySelector("main form")).toBeNull();
  },
);

test("a contractor who logs in from the quote's question comes back to the quote", async () => {
  const token = `e30.${btoa(JSON.stringify({ sub: "a-contractor", role: "Customer" }))}.signature`;
  await visit({
    path: "/contracts?section=quote",
    replies: {
      "send-login-code": { body: { message: "We have sent a code to your phone.", ticket: "a-ticket" } },
      "Contracts/quotes": { body: { message: "", data: [] } },
      "login-code": { body: { message: "Login successful!", token, role: "Customer" } },
    },
  });
  await press("Go to Login");
  await waitForPath("/login");
  await wait(() => findField("identifier"), "login");
  (await wait(() => document.querySelector<HTMLElement>("main a[href='/phonelogin']"), "login by code")).click();
  await waitForPath("/phonelogin");
  await wait(() => findField("phoneNumber"), "number");
  await readPage("Your number, so that we can send you the price. Then 4 questions.");
  await fill({ phoneNumber: "0335 5550123" });
  await press("Send code");
  await wait(() => findField("code"), "code");
  await fill({ code: "123456" });
  await waitForPath("/contracts");
  await readPage("You get a price before you decide.");
});

async function goOnWith(label: string) {
  await visit({ path: "/contracts" });
  await press("Read without login");
  await wait(() => !document.querySelector("dialog"), "page without a dialog");
  await readPage("No account yet? Your phone number is enough.");
  [...document.querySelectorAll<HTMLAnchorElement>("main a")].find(({ textContent }) => textContent === label)?.click();
}

test("a visitor's button for a quote leads to the questions, without a number before them", async () => {
  await goOnWith("Get a quote");
  await waitForPath("/getquote");
  await wait(() => findField("totalHandymen"), "questions");
});

test("a visitor's button for a proposal leads to the phone number, which says why, and from there to its section", async () => {
  await goOnWith("Propose a contract");
  await waitForPath("/phonelogin");
  await readPage("Your number, so that our office can call you. Then the project.");
  expect(Object.values(sessionStorage).join("")).toContain("section=new");
});
