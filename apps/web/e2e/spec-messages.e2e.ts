import { checkEachRow } from "./each-row.ts";
import { expect, test } from "./journey.ts";
import { contractListRows, submissionRows } from "./spec-messages/contract-rows.ts";
import { fakedRows } from "./spec-messages/faked-rows.ts";
import { contactRows, signupRows, supportRows } from "./spec-messages/form-rows.ts";
import { activeRows, completedRows, requestedRows } from "./spec-messages/job-list-rows.ts";
import { acceptRows, arrivalRows, completionRows, detailsRows } from "./spec-messages/job-step-rows.ts";
import {
  loginRows,
  logoutRows,
  permissionRows,
  sharedLayoutRows,
  unreadableTokenRows,
} from "./spec-messages/login-rows.ts";
import { changePasswordRows, resetPopupRows, resetRows } from "./spec-messages/password-rows.ts";
import { cardRows, walletRows } from "./spec-messages/payment-rows.ts";
import { profileImageRows } from "./spec-messages/profile-rows.ts";
import { readMessage } from "./spec-messages/read-message.ts";
import type { MessageRow } from "./spec-messages/row.ts";
import { screenRows } from "./spec-messages/screen-rows.ts";
import { type Section, specTextCount, specTexts } from "./spec-messages/spec-texts.ts";

/** All that takes the portal to be read; the rest stands in fakedRows, and is read without a browser. */
const rows: Readonly<Partial<Record<Section, readonly MessageRow[]>>> = {
  "Shared layout": sharedLayoutRows,
  Screens: screenRows,
  Logout: logoutRows,
  Permissions: permissionRows,
  Login: loginRows,
  Contact: contactRows,
  Signup: signupRows,
  "Quote or contract": submissionRows,
  "Contract lists": contractListRows,
  "Profile image": profileImageRows,
  "Change password": changePasswordRows,
  Support: supportRows,
  Card: cardRows,
  Wallet: walletRows,
  "Active jobs": activeRows,
  "Completed jobs": completedRows,
  "Requested jobs": requestedRows,
  Accept: acceptRows,
  "Job details": detailsRows,
  Arrival: arrivalRows,
  Completion: completionRows,
  Reset: resetRows,
  "Header reset popup": resetPopupRows,
  "A token that cannot be decoded": unreadableTokenRows,
};

// Most rows begin with a refusal or a fault, which the browser writes into its console.
test.use({ expectedComplaints: [/Failed to load resource/] });

test("every text that the spec prints has its row, and no row is without one", () => {
  const sections = Object.keys(specTexts) as Section[];
  for (const section of sections) {
    const ownRows = [...(rows[section] ?? []), ...fakedRows.filter((row) => row.section === section)];
    const read = ownRows.flatMap(({ spec, title }) => [spec, ...(title ? [title] : [])]);
    expect([...new Set(read)].sort(), section).toEqual([...specTexts[section]].sort());
  }
  expect(sections.flatMap((section) => specTexts[section])).toHaveLength(specTextCount);
});

for (const [section, sectionRows] of Object.entries(rows)) {
  test(`${section} speaks the spec's words`, ({ page }) =>
    checkEachRow(
      sectionRows,
      ({ spec }) => spec,
      (row) => readMessage(page, row),
    ));
}
