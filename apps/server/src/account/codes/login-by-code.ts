import { randomUUID } from "node:crypto";
import type * as contract from "@hunarmand/api/account/phone-codes";
import type { InputOf } from "@hunarmand/api/call";
import { isDuplicate } from "../../database/database.ts";
import { requestProof } from "../../domain/account/new-addresses.ts";
import { explainDuplicate } from "../../domain/account/registration.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { insertCustomer } from "../../domain/customers/customers.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { endAccountSessions, type SessionAccount } from "../../services/login/sessions.ts";
import { findWho, logRefusal, logSecurity } from "../../services/security/security-log.ts";
import type { Services } from "../../services/services.ts";
import { AppError, makeIssue } from "../../values/app-error.ts";
import { normaliseEmail } from "../../values/identifiers.ts";
import { adoptCallerJobs } from "../account.queries.ts";
import { welcome } from "../login/log-in.ts";
import { assertOpenByPhone, checkPhoneCode, eventOf } from "./check-phone-code.ts";
import { findPhoneHolder, type PhoneHolder, renewHolder, takePhoneCode } from "./phone-codes.queries.ts";

interface Newcomer {
  phone: string;
  firstName: string;
  lastName: string;
  email: string | null;
}

export const loginByCode: UseCase<typeof contract.loginByCode> = async (services, _caller, { body, address }) => {
  const { ticket, code } = body;
  const { phone, ticketHash } = await checkPhoneCode(services, { ticket, code, purpose: "login" });
  const open = () =>
    services.db.transaction().execute(async (transaction) => {
      const inside = { ...services, db: transaction };
      // Of two logins with one code, the one that takes it away wins; whatever fails below lays it back.
      if (!(await takePhoneCode(transaction, ticketHash))) throw new AppError("code-invalid");
      return openByPhone(inside, phone, body);
    });
  const kind = eventOf.login;
  const opened = await logRefusal(services, { kind, ...(await findWho(services, phone)) }, () =>
    open().catch((error) => {
      throw isDuplicate(error, "accounts_phone_unique")
        ? new AppError("code-invalid")
        : explainDuplicate(error, { email: "email", phone: "ticket" });
    }),
  );
  if (opened.isNew) await requestProof(services, { accountId: opened.id, role: opened.role }, opened.email);
  services.callers.forgetAccount(opened.id);
  return welcome(services, opened, { address, kind });
};

type Opened = SessionAccount & { isNew: boolean };

async function openByPhone(
  services: Services,
  phone: string,
  body: InputOf<typeof contract.loginByCode>["body"],
): Promise<Opened> {
  const holder = await findPhoneHolder(services.db, phone);
  if (!holder) return signUp(services, getNewcomer(phone, body));
  assertOpenByPhone(holder);
  if (!holder.phoneConfirmedAt) return takeOverByPhone(services, holder, getNewcomer(phone, body));
  return { ...holder, status: holder.status ?? undefined, isNew: false };
}

/** @throws AppError name-missing, naming what is */
function getNewcomer(phone: string, body: InputOf<typeof contract.loginByCode>["body"]): Newcomer {
  const { firstName, lastName, email } = body;
  if (firstName && lastName) return { phone, firstName, lastName, email: email ? normaliseEmail(email) : null };
  const missing = [...(firstName ? [] : ["firstName"]), ...(lastName ? [] : ["lastName"])];
  throw new AppError(
    "name-missing",
    missing.map((field) => makeIssue(field, "required")),
  );
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

/** The person who typed this number before proved nothing: their password, sessions, e-mail and kept cards end (docs/security-rules.md S10). */
async function takeOverByPhone(services: Services, holder: PhoneHolder, newcomer: Newcomer): Promise<Opened> {
  const { db, clock } = services;
  const { id, role } = holder;
  const now = clock.now();
  await renewHolder(db, id, { ...newcomer, now });
  await adoptCallerJobs(db, id, newcomer.phone);
  await endAccountSessions(services, id);
  await logSecurity(services, { kind: "account-taken-over", accountId: id });
  const subject = { subjectType: "account", subjectId: id, before: { email: holder.email } };
  await writeAudit(db, { at: now, actorId: id, action: "account.taken-over", ...subject });
  return { ...newcomer, id, role, status: undefined, isNew: true };
}
