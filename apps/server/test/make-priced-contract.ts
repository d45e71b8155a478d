import { getContract, proposeContract } from "@hunarmand/api/contracts/contracts";
import { acceptContract } from "@hunarmand/api/contracts/office-decisions";
import {
  enterContractPayment,
  planContractPayments,
  readContractMoney,
  voidContractPayment,
} from "@hunarmand/api/contracts/payments";
import { proposalForm } from "./forms.ts";
import { makeCustomer, makeStaff } from "./make.ts";
import type { Portal } from "./portal.ts";

/** The tests' clock starts on 2 March 2026. */
export const acceptedDay = "2026-03-02";

/** Makes an accepted contract of PKR 1,000, with the calls about its payments. `wishes` are more fields of the proposal. */
export async function makePricedContract(portal: Portal, wishes: object = {}) {
  const owner = await makeCustomer(portal);
  const dispatcher = portal.as(await makeStaff(portal, "Dispatcher"));
  const finance = portal.as(await makeStaff(portal, "Finance"));
  const { id } = (await portal.as(owner).call(proposeContract, { body: { ...proposalForm, ...wishes } })).body;
  const params = { id };
  await dispatcher.call(acceptContract, { params, body: { agreedPrice: 1_000 } });
  return {
    ...{ owner, dispatcher, finance, params },
    plan: (parts: { day: string; amount: number }[], read: object = {}, by = dispatcher) => {
      const body = { parts, read: { price: 1_000, plannedDate: null, ...read } };
      return by.call(planContractPayments, { params, body });
    },
    pay: (amount: number, more: object = {}, headers: Record<string, string> = {}) => {
      const body = { amount, day: acceptedDay, way: "bank" as const, read: { paid: 0 }, ...more };
      return finance.call(enterContractPayment, { params, body }, headers);
    },
    undo: (paymentId: string, reason = "Entered twice.", by = finance) =>
      by.call(voidContractPayment, { params: { id: paymentId }, body: { reason } }),
    read: async () => (await finance.call(readContractMoney, { params })).body,
    own: async () => (await portal.as(owner).call(getContract, { params })).body.money,
  };
}
