import { expect, test, vi } from "vitest";
import { cardTransaction } from "../../../test-setup/payment-replies.ts";
import { fill, findField, press } from "../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { visit } from "../../../test-setup/visit.ts";

const { id } = cardTransaction;
const due = { "amount-due": { body: { amount: 1_500, cardEntry: "page" } } };
const pending = { ...cardTransaction, Status: "pending" };

test("with a payment page the form has no card fields, and the browser posts the gateway's fields to its page", async () => {
  const page = { url: "https://gateway.example/pay", fields: { pp_TxnRefNo: "T1", pp_SecureHash: "AB" } };
  const body = { message: "Please go on.", transaction: pending, page };
  const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined);
  await visit({ path: "/creditcard", who: customer, replies: { ...due, "card-payments": { body } } });
  await readPage("Your card information is never stored.");
  for (const name of ["cardNumber", "cvv", "expiryDate", "nameOnCard"]) expect(findField(name)).toBeNull();
  await press("Pay Now");
  await wait(() => submit.mock.calls.length === 1, "form that is posted");
  const form = submit.mock.contexts[0] as unknown as HTMLFormElement;
  expect(form.action).toBe(page.url);
  expect(Object.fromEntries(new FormData(form))).toEqual(page.fields);
  form.remove();
});

test("an invalid amount is refused before the person leaves the portal", async () => {
  await visit({ path: "/creditcard", who: customer, replies: due });
  await fill({ amount: "0" });
  await press("Pay Now");
  await wait(() => document.querySelector("main [aria-invalid=true]"), "marked amount");
});

test("the return page shows the server's state of the payment, not the one in its address", async () => {
  const failed = { [`card-payments/${id}/check`]: { body: { transaction: { ...cardTransaction, Status: "failed" } } } };
  await visit({ path: `/paymentreturn?id=${id}&status=success`, who: customer, replies: failed });
  await readPage("Payment failed. Please try again.");
});

test("the return page checks again while the payment is pending", async () => {
  const settled = { [`card-payments/${id}/check`]: { body: { transaction: cardTransaction } } };
  const first = { [`card-payments/${id}/check`]: { body: { transaction: pending }, changes: settled } };
  await visit({ path: `/paymentreturn?id=${id}`, who: customer, replies: first });
  await readPage("Transaction successful!");
});
