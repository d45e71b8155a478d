import { adminLogin, login } from "@hunarmand/api/account/account";
import { makePublicSettings } from "@hunarmand/api/staff/public-settings";
import { afterEach, expect, test } from "vitest";
import { publishOffice } from "../app/shared/office/office.tsx";
import { done } from "../test-setup/faked-server.ts";
import { press } from "../test-setup/screen-person.ts";
import { wait } from "../test-setup/screen-reading.ts";
import { visit, waitForPath } from "../test-setup/visit.ts";

const settings = { platformFeePercent: 10, offerRoundSize: 20, offerMinutes: 30, urgentOfferMinutes: 10, contact: {} };
const publish = (demoPassword?: string) => publishOffice(makePublicSettings({ ...settings, demoPassword }));
afterEach(() => publish());

test("while the demo's data exist, one click logs in as one of its people", async () => {
  publish("Hunarmand#2026");
  const token = `e30.${btoa(JSON.stringify({ sub: "1", unique_name: "Ali Raza", email: "ali.raza@example.pk", role: "Provider" }))}.seal`;
  const reply = done("Login successful", { token, role: "Provider", status: "Verified" });
  await visit({ path: "/login", replies: { [login.path.slice(1)]: reply } });
  await press("Handyman");
  await waitForPath("/home");
  expect(localStorage.getItem("token")).toBe(token);
});

test("both logins offer all nine people, and the office's log in to the office", async () => {
  publish("Hunarmand#2026");
  const token = `e30.${btoa(JSON.stringify({ sub: "2", unique_name: "Hina Javed", email: "finance@example.pk", role: "Finance" }))}.seal`;
  const reply = done("Login successful", { token, role: "Finance" });
  const { go } = await visit({ path: "/office/login", replies: { [adminLogin.path.slice(1)]: reply } });
  const read = () => [...document.querySelectorAll(".demo-logins button")].map(({ textContent }) => textContent);
  await wait(() => read().length === 9, "nine people");
  const [office, portal] = [read().slice(0, 5), read().slice(5)];
  await go("/login");
  await wait(() => read()[0] === portal[0], "the portal's people first");
  expect(read()).toEqual([...portal, ...office]);
  await press("Finance");
  await waitForPath("/office");
  expect(localStorage.getItem("token")).toBe(token);
});

test("the home page leads visitors to the demo's people, only while there are any", async () => {
  publish("Hunarmand#2026");
  await visit({ path: "/home" });
  const find = () => document.querySelector<HTMLAnchorElement>('main a[href$="/login#demo-logins"]');
  await wait(find, "the door to the demo");
  expect(find()?.textContent).toBe("This is a demo. Look at it as a customer, a handyman or the office.");
  publish();
  await wait(() => !find(), "no door");
});

test("without the demo's data neither login offers its people", async () => {
  publish();
  const { go } = await visit({ path: "/login" });
  await wait(() => document.querySelector("main")?.textContent?.includes("Remember Me"), "login");
  expect(document.body.textContent).not.toContain("See the demo as");
  await go("/office/login");
  await wait(() => document.querySelector("main")?.textContent?.includes("Office Login"), "office login");
  expect(document.body.textContent).not.toContain("See the demo as");
});
