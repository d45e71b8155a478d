import { randomUUID } from "node:crypto";
import type * as api from "@hunarmand/api/account/phone-codes";
import type { InputOf } from "@hunarmand/api/call";
import type { Language } from "@hunarmand/texts/catalogue";
import { mayOpenAnother } from "../../domain/account/may-open-another.ts";
import { requestProof } from "../../domain/account/new-addresses.ts";
import { consumePhoneCode } from "../../domain/account/phone/phone-codes.queries.ts";
import { checkPhoneCode, eventOf } from "../../domain/account/phone/phone-codes.ts";
import {
  type AddressHolder,
  findAddressHolder,
  isProven,
  notifyFormerHolder,
  releaseAddress,
  retryTakenAddress,
} from "../../domain/account/proven-address.ts";
import { explainDuplicate } from "../../domain/account/registration.ts";
import { startLoginSession } from "../../domain/account/start-login-session.ts";
import { insertCustomer } from "../../domain/customers/customers.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import type { SessionAccount } from "../../services/login/sessions.ts";
import { findWho, logRefusal } from "../../services/security/security-log.ts";
import type { Services } from "../../services/services.ts";
import { AppError, makeIssue } from "../../values/app-error.ts";
import { normaliseEmail } from "../../values/identifiers.ts";
import { adoptCallerJobs } from "../account.queries.ts";
import { assertOpenByPhone, assertPortalAccount } from "./phone-account-checks.ts";

/** With the language of the page: a new account gets its mails in it. */
type Body = InputOf<typeof api.loginByCode>["body"] & { language: Language };

interface Newcomer {
  phone: string;
  firstName: string;
  lastName: string;
  email: string | null;
  language: Language;
}

export const loginByCode: UseCase<typeof api.loginByCode> = async (services, _caller, { body, address, language }) => {
  const { ticket, code } = body;
  const { phone, ticketHash } = await checkPhoneCode(services, { ticket, code, purpose: "login" });
  const open = () =>
    services.db.transaction().execute(async (transaction) => {
      // The first of two logins consumes the code. A rollback restores it.
      if (!(await consumePhoneCode(transaction, ticketHash))) throw new AppError("code-invalid");
      return openByPhone({ ...services, db: transaction }, phone, { ...body, language });
    });
  const kind = eventOf.login;
  const opened = await logRefusal(services, { kind, ...(await findWho(services, phone)) }, () =>
    retryTakenAddress("phone", open).catch((error) => {
      throw explainDuplicate(error, { email: "email", phone: "ticket" });
    }),
  );
  if (opened.isNew) await requestProof(services, { accountId: opened.id, role: opened.role }, opened.email);
  if (opened.formerId) services.callers.forgetAccount(opened.formerId);
  return startLoginSession(services, opened, { address, kind });
};

type Opened = SessionAccount & { isNew: boolean; formerId?: string };

async function openByPhone(services: Services, phone: string, body: Body): Promise<Opened> {
  const holder = await findAddressHolder(services.db, { purpose: "phone", address: phone });
  if (!holder) return signUp(services, getNewcomer(phone, body));
  if (!isProven(holder, "phone")) return openAnother(services, holder, { phone, body });
  assertOpenByPhone(holder);
  return { ...holder, status: holder.status ?? undefined, isNew: false };
}

/** The account with this number never proved it. It keeps everything except the number (docs/security-rules.md S13). */
async function openAnother(
  services: Services,
  holder: AddressHolder,
  { phone, body }: { phone: string; body: Body },
): Promise<Opened> {
  assertPortalAccount(holder);
  if (!mayOpenAnother(holder, body.newAccount)) throw new AppError("phone-unproven");
  const newcomer = getNewcomer(phone, body);
  const proven = { purpose: "phone", address: phone } as const;
  await releaseAddress(services, holder, proven);
  const opened = await signUp(services, newcomer);
  await notifyFormerHolder(services, holder, { ...proven, actorId: opened.id });
  return { ...opened, formerId: holder.id };
}

/** Many people have only one name, so the last name may be empty. @throws AppError name-missing with the missing field */
function getNewcomer(phone: string, body: Body): Newcomer {
  const { firstName, lastName = "", email, language } = body;
  if (firstName) return { phone, firstName, lastName, email: email ? normaliseEmail(email) : null, language };
  throw new AppError("name-missing", [makeIssue("firstName", "required")]);
}

async function signUp(services: Services, newcomer: Newcomer): Promise<Opened> {
  const { db, clock } = services;
  const now = clock.now();
  const account = { ...newcomer, id: randomUUID(), role: "Customer" as const };
  const row = { ...account, passwordHash: null, createdAt: now, phoneConfirmedAt: now };
  await insertCustomer(db, row, { city: null, area: null, address: null });
  await adoptCallerJobs(db, account.id, newcomer.phone);
  return { ...account, status: undefined, isNew: true };
}
