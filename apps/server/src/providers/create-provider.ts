import type { InputOf } from "@hunarmand/api/call";
import type * as api from "@hunarmand/api/providers/providers";
import { requestProof } from "../domain/account/new-addresses.ts";
import { checkPhoneCode } from "../domain/account/phone/phone-codes.ts";
import { getPhone } from "../domain/account/registration.ts";
import { getPlace, getTrade } from "../domain/catalogue/choices.queries.ts";
import type { UseCase } from "../http/serve.ts";
import type { Services } from "../services/services.ts";
import { AppError, makeIssue } from "../values/app-error.ts";
import { normaliseCnic, normaliseEmail } from "../values/identifiers.ts";
import { getReplies } from "../values/replies.ts";
import { openProvider } from "./open-provider.ts";
import type { ProvenNumber } from "./take-proven-number.ts";

type Body = InputOf<typeof api.createProvider>["body"];

export const createProvider: UseCase<typeof api.createProvider> = async (services, _caller, { body, language }) => {
  const { db, passwords } = services;
  const phone = getPhone(body.PhoneNumber, "PhoneNumber");
  const proven = await readProof(services, body, phone);
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
    language,
  };
  const profile = {
    fatherName: body.FatherName,
    phoneAlt,
    cnic: normaliseCnic(body.CNIC),
    gender: body.Gender,
    qualification: body.Qualification ?? null,
    experienceYears: body.Experience ?? null,
  };
  const id = await openProvider(services, { account, profile, place, trade }, proven);
  await requestProof(services, { accountId: id, role: account.role }, account.email);
  return { message: getReplies().createProvider, id };
};

/** @throws AppError code-invalid, also if the code belongs to another number */
async function readProof(
  services: Services,
  { PhoneTicket: ticket, PhoneCode: code }: Body,
  phone: string,
): Promise<ProvenNumber | undefined> {
  if (!ticket || !code) return undefined;
  const proven = await checkPhoneCode(services, { ticket, code, purpose: "login" });
  if (proven.phone !== phone) throw new AppError("code-invalid", [makeIssue("PhoneCode", "code-invalid")]);
  // The form asks for a code only after it has said that another account has the number.
  return { ...proven, newAccount: true };
}
