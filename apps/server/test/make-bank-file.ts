import { listPayouts, payPayouts, preparePayouts } from "@hunarmand/api/payouts/payouts";
import { makeStaff } from "./make.ts";
import { makeForm } from "./make-image.ts";
import { makeOwedProvider } from "./make-owed.ts";
import type { Person, Portal } from "./portal.ts";

export const bankHeadings = "Reference,Amount,Status,Reason,Bank Reference";

/** A form with the bank's file, and further fields. */
export const makeBankForm = (file: string | Uint8Array, fields: object = {}): FormData =>
  makeForm({
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    file: typeof file === "string" ? new TextEncoder().encode(file) : file,
  });

/** Makes a paid batch with one payout of PKR 1,500 for each handyman. */
export async function makePaidBatch(portal: Portal, handymen = 1, { paid = true } = {}) {
  const people: Person[] = [];
  for (let made = 0; made < handymen; made++) people.push(await makeOwedProvider(portal));
  const finance = portal.as(await makeStaff(portal, "Finance"));
  const { body } = await finance.call(preparePayouts, { body: {} });
  const params = { id: body.batch.id };
  if (paid) await finance.call(payPayouts, { params });
  const { body: payouts } = await finance.call(listPayouts, { params, query: {} });
  const references = people.map(({ id }) => payouts.find(({ providerId }) => providerId === id)?.id ?? "");
  return { people, finance, params, references };
}
