import type { InputOf } from "@hunarmand/contract/call";
import type * as contract from "@hunarmand/contract/providers";
import type { ProviderProfile } from "@hunarmand/contract/providers";
import { AppError } from "../app-error.ts";
import { writeAudit } from "../database/audit.queries.ts";
import { getPlace, getTrade } from "../database/choices.queries.ts";
import type { Database } from "../database/database.ts";
import { findProviderProfile } from "../database/provider-profile.queries.ts";
import { explainDuplicate, getPhone } from "../database/registration.ts";
import { type Caller, isOffice } from "../http/caller.ts";
import type { UseCase } from "../http/serve.ts";
import { normaliseCnic, normaliseEmail } from "../services/identifiers.ts";
import { findProviderIdByPhone } from "./providers.queries.ts";
import { changeProvider, type ProviderChange } from "./update-provider.queries.ts";

type Body = InputOf<typeof contract.updateProvider>["body"];

const fields = { email: "Email", phone: "PhoneNumber", cnic: "CNIC" };

export const updateProvider: UseCase<typeof contract.updateProvider> = async (services, caller, { params, body }) => {
  const { db, clock, callers } = services;
  const id = await getProviderId(db, caller, getPhone(params.phoneNumber, "phoneNumber"));
  const before = await getProfile(db, id);
  const change = { ...readPerson(body), ...(await readChoices(db, before, body)) };
  const isOwn = id === caller.accountId;
  const status = await db
    .transaction()
    .execute(async (transaction) => {
      const changed = await changeProvider(transaction, { id, change, isResubmitted: isOwn });
      if (!isOwn) await auditChange(transaction, caller, { before, now: clock.now() });
      return changed;
    })
    .catch((error) => {
      throw explainDuplicate(error, fields);
    });
  if (isOwn) callers.forget(caller.sessionId);
  return { message: "Profile updated successfully.", status };
};

async function getProfile(db: Database, id: string): Promise<ProviderProfile> {
  const profile = await findProviderProfile(db, id);
  if (!profile) throw new AppError("provider-not-found");
  return profile;
}

async function getProviderId(db: Database, caller: Caller, phone: string): Promise<string> {
  if (caller.phone === phone && !isOffice(caller)) return caller.accountId;
  if (!isOffice(caller)) throw new AppError("not-your-account");
  const id = await findProviderIdByPhone(db, phone);
  if (!id) throw new AppError("provider-not-found");
  return id;
}

/** The fields that stand for themselves; undefined leaves a column as it is. */
function readPerson(body: Body): Pick<ProviderChange, "account" | "profile"> {
  const cnic = body.CNIC ?? body.cnic;
  return {
    account: {
      firstName: body.FirstName,
      lastName: body.LastName,
      email: body.Email && normaliseEmail(body.Email),
      phone: body.PhoneNumber && getPhone(body.PhoneNumber, "PhoneNumber"),
    },
    profile: {
      fatherName: body.FatherName,
      phoneAlt: body.PhoneNumberAlt && getPhone(body.PhoneNumberAlt, "PhoneNumberAlt"),
      cnic: cnic && normaliseCnic(cnic),
      gender: body.Gender,
      qualification: body.Qualification,
      experienceYears: body.Experience,
    },
  };
}

/** The fields that name look-ups, judged together with those that stay: an area belongs to its city. */
async function readChoices(db: Database, before: ProviderProfile, body: Body): Promise<Partial<ProviderChange>> {
  const { City, Area, Category, Skill, SubSkill } = body;
  const place =
    City || Area
      ? await getPlace(db, { city: City ?? before.city, area: Area ?? before.area }, { city: "City", area: "Area" })
      : undefined;
  if (!Category && !Skill && !SubSkill) return { place };
  const named = { category: Category ?? before.category, skill: Skill ?? before.skill, subSkill: SubSkill };
  const trade = await getTrade(db, named, { category: "Category", skill: "Skill", subSkill: "SubSkill" });
  return { place, trade: { ...trade, hasSubSkills: SubSkill !== undefined } };
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
