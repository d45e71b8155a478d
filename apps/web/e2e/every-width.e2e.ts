import { randomInt } from "node:crypto";
import { signupCustomer } from "@hunarmand/api/customers/customers";
import type { Page } from "@playwright/test";
import { findWideElements, open, widths } from "./every-look.ts";
import { enter, expect, test } from "./journey.ts";
import { call } from "./portal-api.ts";

async function checkWidths(page: Page, path: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findWideElements(page), `${path} at ${width} px`).toEqual([]);
  }
}

test("a long name and an open menu fit the page at every width", async ({ page }) => {
  const number = String(randomInt(10_000_000)).padStart(7, "0");
  const { token } = await call(undefined, signupCustomer, {
    body: {
      firstName: "Muhammad-Abdurrahman-Zulfiqar",
      lastName: "Khattak-Yousafzai-Durrani",
      email: `muhammad.abdurrahman.zulfiqar.khattak.yousafzai.${number}@construction.example.pk`,
      phoneNumber: `0344${number}`,
      password: "Hunarmand#2026",
    },
  });
  await enter(page, { token, role: "Customer" });
  for (const path of ["/home", "/profile", "/editprofile"]) {
    await open(page, { path, shows: "Muhammad-Abdurrahman-Zulfiqar" });
    await checkWidths(page, path);
  }
  const header = page.getByRole("banner");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const hamburger = header.getByRole("button", { name: "Menu", exact: true });
    if ((await hamburger.isVisible()) && (await hamburger.getAttribute("aria-expanded")) === "false") {
      await hamburger.click();
    }
    for (const name of ["Services", "More", /^Hello/]) {
      await header.getByRole("button", { name }).click();
      expect.soft(await findWideElements(page), `${name} at ${width} px`).toEqual([]);
    }
    await header.getByRole("button", { name: "More" }).click();
    await expect(header.getByRole("link", { name: "Contact Us" }), `at ${width} px`).toHaveCount(1);
    await page.keyboard.press("Escape");
  }
});
