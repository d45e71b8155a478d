import { expect, test } from "vitest";
import { closeDialogs, fill, findButton, findField, press } from "../test-setup/screen-person.ts";
import { readDialog, readToast, wait } from "../test-setup/screen-reading.ts";
import { contractRules, quoteRules } from "../test-setup/spec-validation/contract-forms.ts";
import type { EdgeRule, FormRules } from "../test-setup/spec-validation/form-rules.ts";
import {
  cardRules,
  changePasswordRules,
  completionRules,
  jobDetailsRules,
  walletRules,
} from "../test-setup/spec-validation/provider-forms.ts";
import { careersRules, contactRules, signupRules, supportRules } from "../test-setup/spec-validation/public-forms.ts";
import { visit } from "../test-setup/visit.ts";

const forms: readonly FormRules[] = [
  ...[contactRules, signupRules, quoteRules, contractRules, changePasswordRules, supportRules, cardRules],
  ...[walletRules, jobDetailsRules, completionRules, careersRules],
];

const isMarked = (name: string) => findField(name)?.getAttribute("aria-invalid") === "true";

/** Checks each rule of a form in turn, and finally sends the form. */
async function checkForm(rules: FormRules): Promise<void> {
  await visit(rules);
  for (const [field, choices] of Object.entries(rules.choices ?? {})) await checkChoices(field, choices);
  await fill(rules.accepted);
  await fillLate(rules);
  for (const [field, says] of Object.entries(rules.required)) {
    await refuse(rules, { field, refused: "", says });
    await accept(field, rules.accepted[field] ?? "");
  }
  for (const edge of rules.edges ?? []) await checkEdge(rules, edge);
  await press(rules.submit);
  await (rules.isToast ? readToast : readDialog)(rules.done);
}

async function checkChoices(name: string, choices: readonly string[]): Promise<void> {
  const readChoices = () =>
    [...(findField(name)?.querySelectorAll<HTMLOptionElement>("option:not([value=''])") ?? [])].map(
      ({ value }) => value,
    );
  await wait(() => readChoices().length === choices.length, `field ${name} with ${choices.length} choices`);
  expect(readChoices(), name).toEqual(choices);
}

async function fillLate(rules: FormRules): Promise<void> {
  if (!rules.late) return;
  await tryToSend(rules);
  for (const [field, says] of Object.entries(rules.late.says)) await expectMarked(field, says);
  await rules.late.fill();
}

type Refusal = Pick<EdgeRule, "field" | "refused" | "says">;

async function refuse(rules: FormRules, { field, refused, says }: Refusal): Promise<void> {
  await fill({ [field]: refused });
  if (rules.waits) await wait(() => findButton(rules.submit)?.disabled, `${rules.submit} that waits`);
  else await tryToSend(rules);
  await expectMarked(field, says);
  const marked = [...document.querySelectorAll("main [name][aria-invalid=true]")];
  expect(marked.map((element) => element.getAttribute("name"))).toEqual([field]);
}

async function accept(field: string, value: string): Promise<void> {
  await fill({ [field]: value });
  await wait(() => !isMarked(field), `${field} that takes "${value}"`);
}

async function checkEdge(rules: FormRules, edge: EdgeRule): Promise<void> {
  await refuse(rules, edge);
  for (const value of edge.accepted) await accept(edge.field, value);
}

/** Some forms report a missing field in a dialog before they mark it. */
async function tryToSend({ submit }: FormRules): Promise<void> {
  await press(submit);
  await wait(() => document.querySelector("dialog, main [aria-invalid=true]"), "refusal");
  await closeDialogs();
}

/** Expects the field to be marked for screen readers, with its text beside it. */
async function expectMarked(name: string, says: string): Promise<void> {
  const readError = () => {
    const ids = findField(name)?.getAttribute("aria-describedby")?.split(" ") ?? [];
    return ids.map((id) => (id.endsWith("-error") ? document.getElementById(id)?.textContent : "")).join("");
  };
  await wait(
    () => isMarked(name) && readError() === says,
    () => `"${says}" at ${name}, but "${readError()}"`,
  );
}

for (const rules of forms) test(`${rules.form}: every rule of the spec`, () => checkForm(rules));
