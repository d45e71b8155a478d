import { randomUUID } from "node:crypto";
import type * as api from "@hunarmand/api/customers/customers";
import type { Database } from "../database/database.ts";
import { requestProof } from "../domain/account/new-addresses.ts";
import { explainDuplicate, getPhone } from "../domain/account/registration.ts";
import { insertCustomer } from "../domain/customers/customers.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { startSession } from "../services/login/sessions.ts";
import { normaliseEmail } from "../values/identifiers.ts";
import { getReplies } from "../values/replies.ts";

export const signupCustomer: UseCase<typeof api.signupCustomer> = async (services, _caller, { body, language }) => {
  const { db, clock, passwords } = services;
  const { firstName, lastName, city = null, area = null, address = null } = body;
  const account = {
    id: randomUUID(),
    role: "Customer" as const,
    firstName,
    lastName,
    email: body.email ? normaliseEmail(body.email) : null,
    phone: getPhone(body.phoneNumber, "phoneNumber"),
    passwordHash: await passwords.hash(body.password),
    createdAt: clock.now(),
    language,
  };
  const insert = (transaction: Database) => insertCustomer(transaction, account, { city, area, address });
  await db
    .transaction()
    .execute(insert)
    .catch((error) => {
      throw explainDuplicate(error, { email: "email", phone: "phoneNumber" });
    });
  await requestProof(services, { accountId: account.id, role: account.role }, account.email);
  const token = await startSession(services, { ...account, status: undefined }, "signed-up");
  return { message: getReplies().signupCustomer, token, role: "Customer" };
};
