import type { InputOf } from "@hunarmand/api/call";
import type * as api from "@hunarmand/api/customers/customers";
import type { Database } from "../database/database.ts";
import { asOpenAccount } from "../domain/account/hold-open-account.ts";
import { notifyNewAddresses, requestProof } from "../domain/account/new-addresses.ts";
import { proveOwner } from "../domain/account/prove-owner.ts";
import { explainDuplicate, getPhone } from "../domain/account/registration.ts";
import { changeCustomer, getNames } from "../domain/customers/customers.queries.ts";
import type { UseCase } from "../http/serve.ts";
import type { Caller } from "../services/login/caller.ts";
import { renewToken } from "../services/login/sessions.ts";
import { normaliseEmail } from "../values/identifiers.ts";
import { getReplies } from "../values/replies.ts";

type Body = InputOf<typeof api.updateCustomer>["body"];

export const updateCustomer: UseCase<typeof api.updateCustomer> = async (services, caller, { body, address }) => {
  const account = readAccount(body);
  const { currentPassword, city, area, address: homeAddress } = body;
  const before = { ...caller, ...(await getNames(services.db, caller.accountId)) };
  await proveOwner(services, caller, { currentPassword, address, fields: findGuardedFields(account, before) });
  const change = async (transaction: Database) => {
    await changeCustomer(transaction, caller.accountId, { account, home: { city, area, address: homeAddress } });
    await notifyNewAddresses({ ...services, db: transaction }, caller, account);
  };
  await asOpenAccount(services.db, caller.accountId, change).catch((error) => {
    throw explainDuplicate(error, { email: "email", phone: "phoneNumber" });
  });
  services.callers.forgetAccount(caller.accountId);
  if (account.email !== caller.email) await requestProof(services, caller, account.email);
  return { message: getReplies().updateCustomer, token: await renewToken(services, caller) };
};

function readAccount({ firstName, lastName, email, phoneNumber }: Body) {
  return {
    firstName,
    lastName,
    email: email && normaliseEmail(email),
    phone: phoneNumber && getPhone(phoneNumber, "phoneNumber"),
  };
}

type Before = Pick<Caller, "email" | "phone"> & { firstName: string; lastName: string };

/** Returns the identifying fields that would change. */
function findGuardedFields(account: ReturnType<typeof readAccount>, before: Before): string[] {
  const wireNames = { firstName: "firstName", lastName: "lastName", email: "email", phone: "phoneNumber" } as const;
  const names = Object.keys(wireNames) as (keyof typeof wireNames)[];
  return names.filter((name) => account[name] && account[name] !== before[name]).map((name) => wireNames[name]);
}
