import { afterEach, expect, test } from "vitest";
import { fill, findButton, findField, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../test-setup/screen-reading.ts";
import { contractRules, quoteRules } from "../../../test-setup/spec-validation/contract-forms.ts";
import type { FormRules } from "../../../test-setup/spec-validation/form-rules.ts";
import {
  cardRules,
  changePasswordRules,
  completionRules,
  jobDetailsRules,
  walletRules,
} from "../../../test-setup/spec-validation/provider-forms.ts";
import { careersRules, contactRules, supportRules } from "../../../test-setup/spec-validation/public-forms.ts";
import { leaveAgain, openAgain } from "../../../test-setup/stores/open-again.ts";
import { visit } from "../../../test-setup/visit.ts";
import { isSecret } from "./drafts.ts";

// The signup has more rules: app/providers/signup/open-signup.test.tsx.
const forms: readonly FormRules[] = [
  ...[contactRules, supportRules, careersRules, quoteRules, contractRules],
  ...[cardRules, walletRules, jobDetailsRules, completionRules],
];

afterEach(leaveAgain);

const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
const isKept = () => kept().includes("draft:");

const reload = ({ path, replies }: FormRules) => openAgain(path, replies);

const readFields = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, findField(name)?.value]));

test.each(forms)(
  "$form: typed values return after a reload without secrets, and are gone after sending",
  async (rules) => {
    await visit(rules);
    await fill(rules.accepted);
    await reload(rules);
    await readPage("We kept what you typed.");
    const names = Object.keys(rules.accepted);
    const open = names.filter((name) => !isSecret(name));
    const [typed, hidden] = [readFields(open), names.filter(isSecret)];
    expect(typed).toEqual(Object.fromEntries(open.map((name) => [name, expectedValue(rules, name)])));
    expect(readFields(hidden)).toEqual(Object.fromEntries(hidden.map((name) => [name, ""])));
    await fill(Object.fromEntries(hidden.map((name) => [name, rules.accepted[name] ?? ""])));
    await rules.late?.fill();
    for (const name of hidden) expect(kept()).not.toContain(`"${name}"`);
    await press(rules.submit);
    await (rules.isToast ? readToast : readDialog)(rules.done);
    expect(isKept(), "before the dialog is answered").toBe(false);
  },
);

const expectedValue = ({ accepted }: FormRules, name: string) => (name === "cnic" ? "61101-1234567-1" : accepted[name]);

test("Start over empties the form and removes the draft", async () => {
  await visit(supportRules);
  await fill(supportRules.accepted);
  await reload(supportRules);
  await press("Start over");
  await wait(() => findField("message")?.value === "", "empty form");
  await wait(() => !isKept(), "no draft");
  expect(findButton("Start over")).toBeUndefined();
});

test("a form with only passwords stores nothing", async () => {
  await visit(changePasswordRules);
  await fill(changePasswordRules.accepted);
  expect(isKept()).toBe(false);
});

test("a form that the server refuses keeps its draft", async () => {
  const refused = { status: 500, body: { code: "internal-error", message: "", error: "", requestId: "1" } };
  await visit({ ...supportRules, replies: { "support-request": refused } });
  await fill(supportRules.accepted);
  await press(supportRules.submit);
  await readDialog("Failed to submit your request. Please try again later.");
  expect(isKept()).toBe(true);
});
