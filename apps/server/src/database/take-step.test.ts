import { customerStatus, customerSteps } from "@hunarmand/api/customers/steps";
import { expect, it } from "vitest";
import { makeCustomer } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";
import { takeStep } from "./take-step.ts";

const portal = await startPortal();
const { active, blocked } = customerStatus;

const findCustomer = (accountId: string) =>
  portal.db.selectFrom("customers").selectAll().where("accountId", "=", accountId).executeTakeFirstOrThrow();
const block = (accountId: string, statusReason: string) =>
  takeStep(portal.db, "customers", { rule: customerSteps.block, which: { accountId }, set: { statusReason } });

it("a step returns the former row and sets status and columns of this row only", async () => {
  const [one, other] = [await makeCustomer(portal), await makeCustomer(portal)];
  expect(await block(one.id, "rude")).toMatchObject({ accountId: one.id, status: active, statusReason: null });
  expect(await findCustomer(one.id)).toMatchObject({ status: blocked, statusReason: "rude" });
  expect(await findCustomer(other.id)).toMatchObject({ status: active, statusReason: null });
});

it("a step from another status changes nothing and returns nothing", async () => {
  const { id } = await makeCustomer(portal);
  await block(id, "first");
  expect(await block(id, "second")).toBeUndefined();
  expect(await findCustomer(id)).toMatchObject({ status: blocked, statusReason: "first" });
});

it("of several equal steps at once only one is taken", async () => {
  const { id } = await makeCustomer(portal);
  const taken = await Promise.all(["a", "b", "c", "d"].map((reason) => block(id, reason)));
  expect(taken.filter((former) => former !== undefined)).toHaveLength(1);
});
