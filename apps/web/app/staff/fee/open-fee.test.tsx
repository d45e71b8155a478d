import { expect, test } from "vitest";
import { done, refusing } from "../../../test-setup/faked-server.ts";
import { officeSettings } from "../../../test-setup/office/office-settings.ts";
import { fill, findButton, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast } from "../../../test-setup/screen-reading.ts";
import { visit } from "../../../test-setup/visit.ts";

const planned = { ...officeSettings, plannedFee: { percent: 12, from: "2099-03-05" } };
const visitSettings = (fee: object) =>
  visit({ path: "/office/settings", who: { role: "Owner" }, replies: { settings: { body: officeSettings }, ...fee } });

const typed = { percent: "12", from: "2099-03-05", reason: "Card fees went up." };

test("a change of the fee says what it means for a handyman, takes day and reason, and shows the planned fee", async () => {
  const changed = { ...done("The fee is changed.", { settings: planned }), changes: { settings: { body: planned } } };
  await visitSettings({ "platform-fee": changed });
  await readPage("Now 10% of each job's price.");
  await press("Change the fee");
  await readDialog("The fee of the day of payment counts. Jobs that are already paid keep theirs.");
  await fill(typed);
  await readDialog("Of PKR 2,500 a handyman gets PKR 2,200, and today PKR 2,250.");
  await press("Change the fee from this day on");
  await readToast("The fee is changed.");
  await readPage("From 05-Mar-2099 on 12%.");
});

test("without a reason nothing is sent, and a refusal shows at its field with what was typed", async () => {
  const same = refusing("invalid-input", [
    { field: "percent", code: "fee-same", message: "The fee is this much already." },
  ]);
  await visitSettings({ "platform-fee": same });
  await readPage("Now 10% of each job's price.");
  await press("Change the fee");
  await fill({ ...typed, reason: "" });
  await press("Change the fee from this day on");
  await readDialog("This field is required.");
  await fill(typed);
  await press("Change the fee from this day on");
  await readDialog("The fee is this much already.");
  expect(findButton("Change the fee from this day on")).toBeTruthy();
});
