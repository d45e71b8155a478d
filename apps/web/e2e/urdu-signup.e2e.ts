import { listProviders } from "@hunarmand/api/providers/office";
import type { Page } from "@playwright/test";
import { enter, expect, test } from "./journey.ts";
import { openOffice } from "./office-visit.ts";
import { call, logInOffice } from "./portal-api.ts";
import { readSession } from "./post-as-guest.ts";
import { makeNumber } from "./unique-number.ts";
import { button, inDialog, nameOf, readScreen, say, setWidth, sizes } from "./urdu.ts";

// A new number has no account to log in to.
test.use({ expectedComplaints: [/409 .*login-code/] });

/** In the demo the code is on the page instead of in a message. */
async function readCode(page: Page): Promise<string> {
  const [before = ""] = say("phone-code: shown", { code: "|" }).split("\u2068");
  const shown = await page.getByText(before).textContent();
  return /\d{6}/.exec(shown ?? "")?.[0] ?? "";
}

for (const { phone, office } of sizes) {
  test(`a handyman signs up in Urdu at ${phone} px, and the office answers in Urdu at ${office} px`, async ({
    page,
  }) => {
    const number = `0346${makeNumber()}`;
    await setWidth(page, phone);
    await test.step("the handyman signs up", async () => {
      await page.goto("/ur/home");
      await page
        .getByRole("main")
        .getByRole("link", { name: say("pages: home.becomeHandyman") })
        .first()
        .click();
      await page.getByLabel(say("phone-code: phoneNumber")).fill(number);
      await readScreen(page, "the number");
      await button(page, "phone-code: send").click();
      const code = await readCode(page);
      await readScreen(page, "the code");
      await page.getByLabel(say("phone-code: code")).fill(code);
      await page.getByLabel(say("code-signup: name")).fill("ندیم گل");
      await button(page, "code-signup: goOn").click();
      await page.getByRole("button", { name: await nameOf("Islamabad"), exact: true }).click();
      await page.getByLabel(say("customers: post.area")).fill("g9");
      await readScreen(page, "the place");
      await button(page, "code-signup: goOn").click();
      await page.getByRole("button", { name: await nameOf("Installations"), exact: true }).click();
      await page.getByRole("button", { name: await nameOf("AC Installation"), exact: true }).click();
      await readScreen(page, "the trade");
      await button(page, "code-signup: apply").click();
      await expect(page).toHaveURL("/ur/pending");
      await expect(page.getByText(say("road: next.details.title"))).toBeVisible();
      await readScreen(page, "the application");
    });
    const handyman = await readSession(page);

    await test.step("the office sends the application back", async () => {
      await setWidth(page, office);
      const [found] = await call(await logInOffice(), listProviders, { query: { search: number } });
      await openOffice(page, `/ur/office/providers/${found?.id}`);
      await expect(button(page, "provider-desk: sendBack")).toBeVisible();
      await readScreen(page, "the application at the desk");
      await button(page, "provider-desk: sendBack").click();
      await page.getByRole("dialog").getByLabel(say("office: decision.template")).selectOption({ index: 1 });
      await readScreen(page, "the reason of the office");
      const sent = page.waitForResponse((response) => response.url().endsWith("/send-back"));
      await inDialog(page, "provider-desk: sendBack").click();
      await sent;
    });

    await test.step("the handyman reads why", async () => {
      await setWidth(page, phone);
      await enter(page, handyman);
      await page.goto("/ur/pending");
      await expect(page.getByText(say("provider-desk: sendBackReasons.cnic")).first()).toBeVisible();
      await readScreen(page, "the application that was sent back");
    });
  });
}
