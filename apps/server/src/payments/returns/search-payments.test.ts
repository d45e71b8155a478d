import { listReceivedPayments } from "@hunarmand/api/payments/returns";
import { expect, it } from "vitest";
import { makePaidFeeJob } from "../../../test/make-owed.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

it("a search by an e-mail with digits finds its payer, and no account by these digits", async () => {
  const { finance, customer, id } = await makePaidFeeJob(portal);
  const find = async (search: string) =>
    (await portal.as(finance).call(listReceivedPayments, { query: { search } })).body;
  const email = `ali${customer.phone.slice(1)}@example.pk`;
  expect(await find(email)).toEqual([]);
  await portal.db.updateTable("accounts").set({ email }).where("id", "=", customer.id).execute();
  expect(await find(email)).toMatchObject([{ id }]);
});
