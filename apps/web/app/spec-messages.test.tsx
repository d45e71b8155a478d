import { expect, test } from "vitest";
import { standAt } from "../test-setup/geolocation.ts";
import { picture } from "../test-setup/picture.ts";
import { choose, fill, press, tick } from "../test-setup/screen-person.ts";
import { isRead, readDialog, readToast, wait } from "../test-setup/screen-reading.ts";
import { changePasswordRows, loginRows, resetPopupRows, resetRows } from "../test-setup/spec-messages/account-rows.ts";
import { arrivalRows } from "../test-setup/spec-messages/arrival-rows.ts";
import { contractListRows, submissionRows } from "../test-setup/spec-messages/contract-rows.ts";
import { contactRows, signupRows, supportRows } from "../test-setup/spec-messages/form-rows.ts";
import { acceptRows, detailsRows, jobListRows } from "../test-setup/spec-messages/job-rows.ts";
import { cardRows, profileImageRows, walletRows } from "../test-setup/spec-messages/money-rows.ts";
import type { Act, MessageRow } from "../test-setup/spec-messages/row.ts";
import { frameRows, screenRows } from "../test-setup/spec-messages/screen-rows.ts";
import { type Section, specTextCount, specTexts } from "../test-setup/spec-messages/texts.ts";
import { visit, waitForPath } from "../test-setup/visit.ts";

const rows: readonly MessageRow[] = [
  ...[...frameRows, ...screenRows, ...loginRows, ...changePasswordRows, ...resetRows, ...resetPopupRows],
  ...[...contactRows, ...supportRows, ...signupRows, ...submissionRows, ...contractListRows],
  ...[...cardRows, ...walletRows, ...profileImageRows, ...jobListRows, ...acceptRows, ...detailsRows, ...arrivalRows],
];

test("every text of the spec has its row, and every row has a text of the spec", () => {
  const sections = Object.keys(specTexts) as Section[];
  for (const section of sections) {
    const ownRows = rows.filter((row) => row.section === section);
    const read = ownRows.flatMap(({ spec, title }) => [spec, ...(title ? [title] : [])]);
    expect([...new Set(read)].sort(), section).toEqual([...specTexts[section]].sort());
  }
  expect(sections.flatMap((section) => specTexts[section])).toHaveLength(specTextCount);
});

function perform(act: Act): Promise<void> {
  if ("fill" in act) return fill(act.fill);
  if ("tick" in act) return tick(act.tick);
  return "choose" in act ? choose(act.choose, picture) : press(act.press);
}

function read({ place = "dialog", title }: MessageRow, text: string): Promise<unknown> {
  if (place === "dialog") return readDialog(text, title);
  if (place === "toast") return readToast(text);
  const find = () => document.querySelector(place === "page" ? "main" : "header");
  return wait(
    () => isRead(find(), text),
    () => `"${text}" in ${find()?.textContent}`,
  );
}

for (const row of rows) {
  const text = row.says ?? row.spec;
  test(`${row.section}: "${row.spec}" is shown`, async () => {
    standAt(row.standsAt);
    await visit(row);
    for (const act of row.acts ?? []) await perform(act);
    await read(row, text);
    for (const [selector, seen] of Object.entries(row.sees ?? {})) {
      await wait(() => document.querySelector(selector)?.textContent === seen, `"${seen}" at ${selector}`);
    }
    if (row.place === "page") expect(document.querySelector("dialog")).toBeNull();
    if (row.lacks) expect(document.querySelector(row.lacks)).toBeNull();
    await row.after?.();
    if (row.leadsTo === undefined) return;
    if (row.place !== "toast") await press("OK");
    await waitForPath(row.leadsTo);
  });
}
