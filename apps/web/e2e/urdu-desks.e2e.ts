import { requestSupport } from "@hunarmand/api/inquiries/inquiries";
import { finishJob } from "@hunarmand/api/jobs/provider";
import { declareCash } from "@hunarmand/api/payments/provider";
import type { Page } from "@playwright/test";
import { go } from "./go.ts";
import { expect, test } from "./journey.ts";
import { makePayablePlumber } from "./make-owed.ts";
import { openOffice, readToast } from "./office-visit.ts";
import { call, logIn, makeJob, makePlumber, postJob } from "./portal-api.ts";
import { button, deskEntry, inDialog, readScreen, say, setWidth, sizes } from "./urdu.ts";

const openDesk = (page: Page, name: string): Promise<void> => go(page, `/office/${name}`);

for (const { office } of sizes) {
  test(`a day at each desk is worked in Urdu at ${office} px`, async ({ page }) => {
    const plumber = await logIn(await makePlumber());
    const waitingId = await postJob();
    const paidId = await makeJob(plumber, "details");
    await call(plumber, finishJob, { params: { id: paidId } });
    await call(plumber, declareCash, { body: { jobId: paidId, amount: 4_321 } });
    await makePayablePlumber();
    const message = "نل ٹپک رہا ہے، اور کسی نے کال نہیں کی۔";
    await call(undefined, requestSupport, {
      body: { fullName: "زارا بیگ", email: "zara.baig@example.pk", phone: "03451234567", message },
    });
    await setWidth(page, office);
    await openOffice(page, "/ur/office");
    await expect(page.getByRole("heading", { name: say("office: inbox.title") })).toBeVisible();
    await readScreen(page, "the inbox");

    await test.step("the dispatcher gives a job to a handyman", async () => {
      await openDesk(page, `jobs/${waitingId}`);
      await button(page, "job-desk: actions.assign").click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("radio").first().check();
      await dialog.getByLabel(say("office: decision.template")).selectOption({ index: 1 });
      await readScreen(page, "the choice of a handyman");
      await inDialog(page, "job-desk: assign.submit").click();
      await readToast(page, say("replies: assignJob"));
      await expect(button(page, "job-desk: actions.confirmArrival")).toBeVisible();
      await readScreen(page, "the job at the desk");
    });

    await test.step("the clerk of payments confirms cash, and prepares payouts", async () => {
      await openDesk(page, "cash");
      const row = deskEntry(page, "4,321");
      await row.getByRole("button", { name: say("cash-desk: confirm"), exact: true }).click();
      await page.getByRole("dialog").getByLabel(say("office: decision.template")).selectOption({ index: 1 });
      await readScreen(page, "the cash of a job");
      await inDialog(page, "cash-desk: submit").click();
      await readToast(page, say("replies: confirmJobCash"));
      await openDesk(page, "payouts");
      await button(page, "payouts: prepare.open").click();
      await readScreen(page, "the form of a batch");
      await inDialog(page, "payouts: prepare.submit").click();
      await expect(page.getByText("Naveed Akhtar").first()).toBeVisible();
      await readScreen(page, "the batch");
    });

    await test.step("support answers an inquiry", async () => {
      await openDesk(page, "inquiries");
      await deskEntry(page, message).getByRole("link").first().click();
      await button(page, "desks: inquiries.readyAnswers.support.call.label").click();
      await readScreen(page, "the answer to an inquiry");
      await button(page, "desks: inquiries.send").click();
      await readToast(page, say("replies: resolveInquiry"));
    });

    await test.step("the owner saves the settings, and reads the audit", async () => {
      await openDesk(page, "settings");
      await button(page, "record-desks: settings.submit").click();
      await readToast(page, say("replies: updateOfficeSettings"));
      await readScreen(page, "the settings");
      await openDesk(page, "audit");
      await expect(page.getByText("settings.update").first()).toBeVisible();
      await readScreen(page, "the audit");
    });
  });
}
