import { enter, expect, test } from "./journey.ts";
import { openOffice, readToast } from "./office-visit.ts";
import { openFolds, openQuoteForm } from "./open-quotes.ts";
import { logIn } from "./portal-api.ts";
import { button, deskEntry, inDialog, nameOf, readScreen, say, setWidth, sizes } from "./urdu.ts";

const dayMilliseconds = 86_400_000;
const validUntil = new Date(Date.now() + 10 * dayMilliseconds).toISOString().slice(0, "2026-03-02".length);
const words = "دس مستری اور چار ویلڈر، پہلی تاریخ سے";

for (const { phone, office } of sizes) {
  // Both ask as the same contractor.
  const details = `${words} (${phone})`;
  test(`a contractor gets a quote in Urdu at ${phone} px, from an office in Urdu at ${office} px`, async ({ page }) => {
    let ownQuote = "";
    await test.step("the contractor asks", async () => {
      await setWidth(page, phone);
      await enter(page, await logIn("contractor@example.pk"));
      await page.goto("/ur/contracts?section=quote");
      await openQuoteForm(page, say("contracts: quoteForm.another"));
      // The field for an exact number, which comes later, has nearly the same label.
      await page.locator("[name=totalHandymen]").selectOption("15");
      await page.getByLabel(say("contracts: quoteForm.duration")).selectOption("1 Month");
      await page.getByLabel(say("contracts: quoteForm.city")).selectOption({ label: await nameOf("Islamabad") });
      await page.getByLabel(say("contracts: quoteForm.phone")).fill("03041234567");
      await page.getByLabel(say("contracts: quoteForm.details")).fill(details);
      await readScreen(page, "the form of a quote");
      await button(page, "contracts: quoteForm.submit").click();
      const reloaded = page.waitForEvent("load");
      await inDialog(page, "shared: ok").click();
      await reloaded;
      ownQuote = page.url();
    });

    await test.step("the office names a price", async () => {
      await setWidth(page, office);
      await openOffice(page, "/ur/office/quotes");
      const answer = { name: say("desks: quotes.answer"), exact: true };
      await deskEntry(page, details).getByRole("button", answer).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(say("desks: quotes.amount")).fill("950000");
      await dialog.getByLabel(say("quote-terms: desk.payTime")).selectOption("halves");
      await dialog.getByLabel(say("desks: quotes.validUntil")).fill(validUntil);
      await readScreen(page, "the answer to a quote");
      await inDialog(page, "desks: quotes.send").click();
      await readToast(page, say("replies: answerQuote"));
      await readScreen(page, "the desk of quotes");
    });

    await test.step("the contractor accepts it", async () => {
      await setWidth(page, phone);
      await enter(page, await logIn("contractor@example.pk"));
      await page.goto(ownQuote);
      const quote = page.getByRole("article").filter({ hasText: details }).first();
      await expect(quote).toContainText("950,000");
      await readScreen(page, "the quotes");
      await quote.getByRole("button", { name: say("contracts: quotes.accept"), exact: true }).click();
      await inDialog(page, "shared: yes").click();
      await expect(page.getByText(say("contracts: quotes.accepted"))).toBeVisible();
      await expect(quote).toContainText(say("contracts: quotes.statuses.Accepted"));
      await readScreen(page, "the accepted quote");
    });

    await test.step("the contractor proposes a contract with its words", async () => {
      const quote = page.getByRole("article").filter({ hasText: details }).first();
      await quote.getByRole("link", { name: say("contracts: quotes.propose"), exact: true }).click();
      await expect(page.getByLabel(say("contracts: proposal.contractDetails"))).toHaveValue(new RegExp(words));
      await openFolds(page);
      await page.getByLabel(say("contracts: proposal.contractorName")).fill("طاہر بلڈرز");
      await page.getByLabel(say("contracts: proposal.projectName")).fill("گودام کی چھت");
      await page.getByLabel(say("contracts: proposal.cnic")).fill("61101-1234567-1");
      await page.getByLabel(say("contracts: proposal.address")).fill("پلاٹ 8، آئی نائن");
      await page.getByLabel(say("contracts: proposal.availability")).selectOption("Day");
      await readScreen(page, "the proposal");
      await button(page, "contracts: proposal.submit").click();
      await expect(page.getByRole("dialog")).toContainText(say("contracts: proposal.done"));
      const reloaded = page.waitForEvent("load");
      await inDialog(page, "shared: ok").click();
      await reloaded;
    });
  });
}
