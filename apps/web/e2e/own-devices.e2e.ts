import { getUserData, login } from "@hunarmand/api/account/account";
import { enter, expect, test } from "./journey.ts";
import { readToast } from "./office-visit.ts";
import { call, demoPassword, makePlumber } from "./portal-api.ts";

test("a handyman sees where they are logged in, and logs out another phone", async ({ page }) => {
  const body = { identifier: await makePlumber(), password: demoPassword };
  const lost = await call(undefined, login, { body });
  await fetch(`${process.env.E2E_ADDRESS}/api/Provider/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...body, password: "not the right one" }),
  });
  await enter(page, await call(undefined, login, { body }));
  await page.goto("/accountsettings");
  await page.getByRole("link", { name: "Your devices" }).click();
  await expect(page.getByText("2 devices.")).toBeVisible();
  await expect(page.getByText("4 logins.")).toBeVisible();
  await expect(page.getByText("Failed", { exact: true })).toHaveCount(1);
  await page.getByRole("button", { name: /^Log out Unnamed device/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await readToast(page, "This device is logged out.");
  await expect(page.getByText("1 device.")).toBeVisible();
  await expect(call(lost, getUserData, {})).rejects.toThrow("401");
});
