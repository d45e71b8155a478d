import { login } from "@hunarmand/api/account/account";
import { makePublicSettings } from "@hunarmand/api/staff/public-settings";
import { afterEach, expect, test } from "vitest";
import { publishOffice } from "../app/shared/office/office.tsx";
import { done } from "../test-setup/faked-server.ts";
import { press, wait } from "../test-setup/screen-person.ts";
import { visit, waitForPath } from "../test-setup/visit.ts";

const settings = { platformFeePercent: 10, offerRoundSize: 20, offerMinutes: 30, contact: {} };
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

test("without the demo's data neither login offers its people", async () => {
  publish();
  const { go } = await visit({ path: "/login" });
  await wait(() => document.querySelector("main")?.textContent?.includes("Remember Me"), "login");
  expect(document.body.textContent).not.toContain("See the demo as");
  await go("/office/login");
  await wait(() => document.querySelector("main")?.textContent?.includes("Office Login"), "office login");
  expect(document.body.textContent).not.toContain("See the demo as");
});
