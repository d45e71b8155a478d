import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { fillFields } from "../spec-messages/row.ts";
import { visit } from "../spec-visit.ts";
import type { EdgeRule, FormRules } from "./form-rules.ts";

/** Every rule of a form, one after the other in one browser; in the end it is sent for good. */
export async function checkForm(page: Page, rules: FormRules): Promise<void> {
  const { path, who, currentJobId } = await rules.start();
  await visit(page, path, who, currentJobId);
  for (const [field, choices] of Object.entries(rules.choices ?? {})) {
    await test.step(`${field} offers the spec's choices`, () => checkChoices(page, field, choices));
  }
  await fillFields(page, rules.accepted);
  await fillLate(page, rules);
  for (const [field, says] of Object.entries(rules.required)) {
    await test.step(`${field} is required`, async () => {
      await refuse(page, rules, { field, refused: "", says });
      await accept(page, field, rules.accepted[field] ?? "");
    });
  }
  for (const edge of rules.edges ?? []) await test.step(edge.rule, () => checkEdge(page, rules, edge));
  await test.step("what is right is sent", () => send(page, rules));
}

const findField = (page: Page, name: string): Locator => page.getByRole("main").locator(`[name="${name}"]`).first();
const findSubmit = (page: Page, { submit }: FormRules) =>
  page.getByRole("main").getByRole("button", { name: submit, exact: true });

async function checkChoices(page: Page, field: string, choices: readonly string[]): Promise<void> {
  const options = findField(page, field).locator("option:not([value=''])");
  await expect(options).toHaveCount(choices.length);
  const values = await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  expect(values).toEqual(choices);
}

async function fillLate(page: Page, rules: FormRules): Promise<void> {
  if (!rules.late) return;
  await press(page, rules);
  for (const [field, says] of Object.entries(rules.late.says)) {
    await test.step(`${field} is required`, () => expectMarked(findField(page, field), says));
  }
  await rules.late.fill(page);
}

type Refusal = Pick<EdgeRule, "field" | "refused" | "says">;

async function refuse(page: Page, rules: FormRules, { field, refused, says }: Refusal): Promise<void> {
  await fillFields(page, { [field]: refused });
  await findField(page, field).blur();
  if (rules.waits) await expect(findSubmit(page, rules)).toBeDisabled();
  else await press(page, rules);
  await expectMarked(findField(page, field), says);
  await expect(page.getByRole("main").locator("[name][aria-invalid=true]")).toHaveCount(1);
}

async function accept(page: Page, field: string, value: string): Promise<void> {
  await fillFields(page, { [field]: value });
  await findField(page, field).blur();
  await expect(findField(page, field)).not.toHaveAttribute("aria-invalid", "true");
}

async function checkEdge(page: Page, rules: FormRules, edge: EdgeRule): Promise<void> {
  await refuse(page, rules, edge);
  for (const value of edge.accepted) await accept(page, edge.field, value);
}

/** Some forms say in a dialog that something is missing, before they mark it. */
async function press(page: Page, rules: FormRules): Promise<void> {
  await findSubmit(page, rules).click();
  const ok = page.getByRole("dialog").getByRole("button", { name: "OK", exact: true });
  const marked = page.getByRole("main").locator("[aria-invalid=true]");
  await expect(ok.or(marked).first()).toBeVisible();
  if (await ok.isVisible()) await ok.click();
}

/** Marked for machines, with its words beside it for everybody. */
async function expectMarked(field: Locator, says: string): Promise<void> {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  const readError = () =>
    field.evaluate((element) => {
      const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
      return ids.map((id) => (id.endsWith("-error") ? document.getElementById(id)?.textContent : "")).join("");
    });
  await expect.poll(readError).toBe(says);
}

async function send(page: Page, rules: FormRules): Promise<void> {
  await findSubmit(page, rules).click();
  await expect(page.getByRole("dialog").getByText(rules.done, { exact: true })).toBeVisible();
}
