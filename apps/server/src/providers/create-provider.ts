import type { InputOf } from "@hunarmand/api/call";
import type * as api from "@hunarmand/api/providers/providers";
import type { Database } from "../database/database.ts";
import { requestProof } from "../domain/account/new-addresses.ts";
import { consumePhoneCode } from "../domain/account/phone/phone-codes.queries.ts";
import { checkPhoneCode } from "../domain/account/phone/phone-codes.ts";
import {
  findAddressHolder,
  isProtectedAddress,
  isProven,
  notifyFormerHolder,
  releaseAddress,
  retryTakenAddress,
} from "../domain/account/proven-address.ts";
import { explainDuplicate, getPhone } from "../domain/account/registration.ts";
import { getPlace, getTrade } from "../domain/catalogue/choices.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { logSecurity } from "../services/security/security-log.ts";
import type { Services } from "../services/services.ts";
import { AppError, makeIssue } from "../values/app-error.ts";
import { normaliseCnic, normaliseEmail } from "../values/identifiers.ts";
import { getReplies } from "../values/replies.ts";
import { insertProvider } from "./providers.queries.ts";

type Body = InputOf<typeof api.createProvider>["body"];

const fields = { email: "Email", phone: "PhoneNumber", cnic: "CNIC" };

export const createProvider: UseCase<typeof api.createProvider> = async (services, _caller, { body, language }) => {
  const { db, clock, passwords } = services;
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
  const signUp = async (transaction: Database) => {
    const inside = { ...services, db: transaction };
    const former = proven && (await takeProvenNumber(inside, proven));
    const phoneConfirmedAt = proven ? clock.now() : null;
    const whole = { account: { ...account, phoneConfirmedAt }, profile, place, trade, now: clock.now() };
    const id = await insertProvider(transaction, whole);
    await logSecurity(inside, { kind: "signed-up", accountId: id });
    if (former) await notifyFormerHolder(inside, former, { purpose: "phone", address: phone, actorId: id });
    return { id, formerId: former?.id };
  };
  const attempt = () => db.transaction().execute(signUp);
  const { id, formerId } = await (proven ? retryTakenAddress("phone", attempt) : attempt()).catch((error) => {
    throw explainDuplicate(error, fields);
  });
  if (formerId) services.callers.forgetAccount(formerId);
  await requestProof(services, { accountId: id, role: account.role }, account.email);
  return { message: getReplies().createProvider, id };
};

interface ProvenNumber {
  phone: string;
  ticketHash: string;
}

/** @throws AppError code-invalid, also if the code belongs to another number */
async function readProof(
  services: Services,
  { PhoneTicket: ticket, PhoneCode: code }: Body,
  phone: string,
): Promise<ProvenNumber | undefined> {
  if (!ticket || !code) return undefined;
  const proven = await checkPhoneCode(services, { ticket, code, purpose: "login" });
  if (proven.phone !== phone) throw new AppError("code-invalid", [makeIssue("PhoneCode", "code-invalid")]);
  return proven;
}

/**
 * Consumes the code, and removes the number from an account that has not confirmed it. Does nothing if no account has the number.
 *
 * @throws AppError code-invalid, or phone-taken if another account has confirmed it
 */
async function takeProvenNumber(services: Services, { phone, ticketHash }: ProvenNumber) {
  const proven = { purpose: "phone", address: phone } as const;
  if (!(await consumePhoneCode(services.db, ticketHash))) throw new AppError("code-invalid");
  const holder = await findAddressHolder(services.db, proven);
  if (!holder) return undefined;
  if (isProven(holder, "phone") || isProtectedAddress(holder))
    throw new AppError("phone-taken", [makeIssue(fields.phone, "phone-taken")]);
  await releaseAddress(services, holder, proven);
  return holder;
}
