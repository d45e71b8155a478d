import { afterEach, expect, test } from "vitest";
import { activeContract, activeContractId, unpriced } from "../../../test-setup/contracts/active-contract.ts";
import { done, refusing } from "../../../test-setup/faked-server.ts";
import { fill, findField, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../test-setup/screen-reading.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

const proposed = { ...activeContract, status: "Under Review", nextSteps: ["accept", "reject"] };
const crew = { month: "2026-03", firstDay: null, lastDay: null, canAssign: false, canMark: false, members: [] };

const open = (contract: object, replies = {}) =>
  visit({
    path: `/office/contracts/${activeContractId}`,
    who: { role: "Dispatcher" },
    replies: { overview: { body: contract }, money: unpriced, crew: { body: crew }, ...replies },
  });

test("a contract without a quote is accepted with the agreed price, which is then among its facts", async () => {
  const accepted = { ...proposed, status: "Accepted", nextSteps: ["activate"], agreedPrice: 960_000 };
  const reply = done("The contract is accepted.", { status: "Accepted" });
  await open(proposed, { [`${activeContractId}/accept`]: { ...reply, changes: { overview: { body: accepted } } } });
  await press("Accept");
  await wait(() => findField("agreedPrice"), "field for the price");
  await fill({ agreedPrice: "960000" });
  await press("Accept");
  await readToast("The contract is accepted.");
  await readPage("PKR 960,000");
});

test("a refused price is named at its field, and the dialog stays", async () => {
  const issues = [
    { field: "agreedPrice", code: "price-quoted", message: "This contract keeps the price of its quote." },
  ];
  await open(proposed, { [`${activeContractId}/accept`]: refusing("invalid-input", issues) });
  await press("Accept");
  await wait(() => findField("agreedPrice"), "field for the price");
  await press("Accept");
  await readDialog("This contract keeps the price of its quote.");
});

test("a contract from a quote asks for no price", async () => {
  await open({ ...proposed, quote: { totalHandymen: 10, crew: [], amount: 450_000 } });
  await press("Accept");
  await readDialog("The contractor is notified that you accept it.");
  expect(findField("agreedPrice")).toBeFalsy();
});
