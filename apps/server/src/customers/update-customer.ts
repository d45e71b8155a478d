import type * as contract from "@hunarmand/contract/customers";
import { explainDuplicate, getPhone } from "../database/registration.ts";
import type { UseCase } from "../http/serve.ts";
import { normaliseEmail } from "../services/identifiers.ts";
import { changeCustomer } from "./customers.queries.ts";

export const updateCustomer: UseCase<typeof contract.updateCustomer> = async (services, caller, { body }) => {
  const { firstName, lastName, email, phoneNumber, city, area, address } = body;
  const account = {
    firstName,
    lastName,
    email: email && normaliseEmail(email),
    phone: phoneNumber && getPhone(phoneNumber, "phoneNumber"),
  };
  await services.db
    .transaction()
    .execute((transaction) => changeCustomer(transaction, caller.accountId, { account, home: { city, area, address } }))
    .catch((error) => {
      throw explainDuplicate(error, { email: "email", phone: "phoneNumber" });
    });
  services.callers.forget(caller.sessionId);
  return { message: "Profile updated successfully." };
};
