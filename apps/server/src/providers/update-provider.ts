import type { IdentityChanges, IdentityRequest } from "@hunarmand/api/account/identity";
import { Id } from "@hunarmand/api/fields";
import type * as api from "@hunarmand/api/providers/providers";
import type { ProviderProfile, ProviderStatus } from "@hunarmand/api/providers/providers";
import { isIdentityVerified } from "@hunarmand/api/providers/steps";
import type { Database } from "../database/database.ts";
import { isHeldOpen } from "../domain/account/hold-open-account.ts";
import { notifyNewAddresses, requestProof } from "../domain/account/new-addresses.ts";
import { type FormerAccount, notifyOfChange } from "../domain/account/notify-of-change.ts";
import { proveOwner } from "../domain/account/prove-owner.ts";
import { explainDuplicate, getPhone } from "../domain/account/registration.ts";
import { writeAudit } from "../domain/audit/audit.queries.ts";
import { toIdentityRequest } from "../domain/providers/identity-requests.queries.ts";
import { findProviderProfile } from "../domain/providers/provider-profile.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { type Caller, isOffice } from "../services/login/caller.ts";
import { renewToken } from "../services/login/sessions.ts";
import type { Services } from "../services/services.ts";
import { AppError } from "../values/app-error.ts";
import { maskCnic } from "../values/mask-cnic.ts";
import { getReplies } from "../values/replies.ts";
import { findGuardedFields, findIdentityChanges, withoutIdentity } from "./identity-change.ts";
import { assertFreeCnic, putRequest } from "./identity-requests/identity-requests.queries.ts";
import { findProviderIdByPhone } from "./providers.queries.ts";
import { type PersonChange, readChoices, readPerson } from "./read-provider-change.ts";
import { changeProvider } from "./update-provider.queries.ts";

const fields = { email: "Email", phone: "PhoneNumber", cnic: "CNIC" };
export const updateProvider: UseCase<typeof api.updateProvider> = async (services, caller, input) => {
  const { params, body, address } = input;
  const { db } = services;
  const id = await getProviderId(db, caller, params.phoneNumber);
  const before = await getProfile(db, id);
  const [person, choices] = [readPerson(body), await readChoices(db, before, body)];
  const isOwn = id === caller.accountId;
  const { currentPassword } = body;
  if (isOwn)
    await proveOwner(services, caller, { currentPassword, address, fields: findGuardedFields(before, person) });
  const save: Save = isOwn ? saveOwn : saveAsOffice;
  const change = async (transaction: Database) => {
    if (!(await isHeldOpen(transaction, id))) throw new AppError(isOwn ? "not-signed-in" : "provider-not-found");
    return save({ ...services, db: transaction }, caller, { before, person, choices });
  };
  const result = await db
    .transaction()
    .execute(change)
    .catch((error) => {
      throw explainDuplicate(error, fields);
    });
  services.callers.forgetAccount(id);
  const { email } = person.account;
  if (email !== before.email) await requestProof(services, toFormer(before), email);
  const renewed = isOwn ? { token: await renewToken(services, caller) } : {};
  return {
    message: result.request ? getReplies().updateProviderWaiting : getReplies().updateProvider,
    ...result,
    ...renewed,
  };
};

interface Update {
  before: ProviderProfile;
  person: PersonChange;
  choices: Awaited<ReturnType<typeof readChoices>>;
}

type Save = (
  services: Services,
  caller: Caller,
  update: Update,
) => Promise<{ status: ProviderStatus; request?: IdentityRequest }>;

const toFormer = ({ id, email, phoneNumber }: ProviderProfile) => ({
  accountId: id,
  role: "Provider",
  email,
  phone: phoneNumber,
});

/** Changes of verified names and CNIC become a request. All other changes are applied. */
async function saveOwn(services: Services, _caller: Caller, { before, person, choices }: Update) {
  const { id } = before;
  const changes = findIdentityChanges(before, person);
  const isHeld = isIdentityVerified(before.status) && Object.keys(changes).length > 0;
  const change = { ...(isHeld ? withoutIdentity(person) : person), ...choices };
  const status = await changeProvider(services.db, { id, change, isResubmitted: true, now: services.clock.now() });
  const former = toFormer(before);
  await notifyNewAddresses(services, former, person.account);
  if (isHeld) return { status, request: await requestFromOffice(services, former, changes) };
  if (changes.cnic && before.cnic !== "")
    await notifyOfChange(services, former, { change: "cnic-changed", ...maskedCnics(before, changes.cnic) });
  return { status };
}

const maskedCnics = (before: ProviderProfile, cnic: string) => ({
  before: { cnic: maskCnic(before.cnic) },
  after: { cnic: maskCnic(cnic) },
});

async function requestFromOffice(services: Services, former: FormerAccount, changes: IdentityChanges) {
  const { db, clock } = services;
  const { accountId } = former;
  await assertFreeCnic(db, accountId, changes.cnic);
  const request = await putRequest(db, { accountId, changes, now: clock.now() });
  const after = { ...changes, ...(changes.cnic ? { cnic: maskCnic(changes.cnic) } : {}) };
  await notifyOfChange(services, former, { change: "identity-asked", after });
  return toIdentityRequest(request);
}

async function saveAsOffice(services: Services, caller: Caller, { before, person, choices }: Update) {
  const change = { ...person, ...choices };
  const status = await changeProvider(services.db, {
    id: before.id,
    change,
    isResubmitted: false,
    now: services.clock.now(),
  });
  await auditChange(services.db, caller, { before, now: services.clock.now() });
  await notifyNewAddresses(services, toFormer(before), { ...person.account, actorId: caller.accountId });
  return { status };
}

async function getProfile(db: Database, id: string): Promise<ProviderProfile> {
  const profile = await findProviderProfile(db, id);
  if (!profile) throw new AppError("provider-not-found");
  return profile;
}

/** The path contains the phone number or, for an account without one, its id. */
async function getProviderId(db: Database, caller: Caller, named: string): Promise<string> {
  const isId = Id.safeParse(named).success;
  const phone = isId ? undefined : getPhone(named, "phoneNumber");
  const isOwn = isId ? caller.accountId === named : caller.phone === phone;
  if (isOwn && !isOffice(caller)) return caller.accountId;
  if (!isOffice(caller)) throw new AppError("not-your-account");
  const id = phone ? await findProviderIdByPhone(db, phone) : named;
  if (!id) throw new AppError("provider-not-found");
  return id;
}

async function auditChange(
  transaction: Database,
  caller: Caller,
  { before, now }: { before: ProviderProfile; now: Date },
): Promise<void> {
  const after = await getProfile(transaction, before.id);
  const changed = (Object.keys(after) as (keyof ProviderProfile)[]).filter((name) => after[name] !== before[name]);
  await writeAudit(transaction, {
    at: now,
    actorId: caller.accountId,
    action: "provider.update",
    subjectType: "provider",
    subjectId: before.id,
    before: Object.fromEntries(changed.map((name) => [name, before[name]])),
    after: Object.fromEntries(changed.map((name) => [name, after[name]])),
  });
}
