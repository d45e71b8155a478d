import type * as contract from "@hunarmand/api/providers/providers";
import type { Database } from "../database/database.ts";
import { requestProof } from "../domain/account/new-addresses.ts";
import { explainDuplicate, getPhone } from "../domain/account/registration.ts";
import { getPlace, getTrade } from "../domain/catalogue/choices.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { logSecurity } from "../services/security/security-log.ts";
import { normaliseCnic, normaliseEmail } from "../values/identifiers.ts";
import { getReplies } from "../values/replies.ts";
import { insertProvider } from "./providers.queries.ts";

const fields = { email: "Email", phone: "PhoneNumber", cnic: "CNIC" };

export const createProvider: UseCase<typeof contract.createProvider> = async (services, _caller, { body }) => {
  const { db, clock, passwords } = services;
  const phone = getPhone(body.PhoneNumber, "PhoneNumber");
  const phoneAlt = body.PhoneNumberAlt ? getPhone(body.PhoneNumberAlt, "PhoneNumberAlt") : null;
  const place = await getPlace(db, { city: body.City, area: body.Area }, { city: "City", area: "Area" });
  const trade = await getTrade(
    db,
    { category: body.Category, skill: body.Skill, subSkill: body.SubSkill },
    { category: "Category", skill: "Skill", subSkill: "SubSkill" },
  );
  const account = {
    role: "Provider" as const,
    firstName: body.FirstName,
    lastName: body.LastName,
    email: normaliseEmail(body.Email),
    phone,
    passwordHash: await passwords.hash(body.Password, "Password"),
  };
  const profile = {
    fatherName: body.FatherName,
    phoneAlt,
    cnic: normaliseCnic(body.CNIC),
    gender: body.Gender,
    qualification: body.Qualification ?? null,
    experienceYears: body.Experience ?? null,
  };
  const signUp = async (transaction: Database) => {
    const accountId = await insertProvider(transaction, { account, profile, place, trade, now: clock.now() });
    await logSecurity({ ...services, db: transaction }, { kind: "signed-up", accountId });
    return accountId;
  };
  const id = await db
    .transaction()
    .execute(signUp)
    .catch((error) => {
      throw explainDuplicate(error, fields);
    });
  await requestProof(services, { accountId: id, role: account.role }, account.email);
  return { message: getReplies().createProvider, id };
};
