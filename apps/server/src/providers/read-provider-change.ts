import type { InputOf } from "@hunarmand/api/call";
import type * as api from "@hunarmand/api/providers/providers";
import type { ProviderProfile } from "@hunarmand/api/providers/providers";
import type { Database } from "../database/database.ts";
import { getPhone } from "../domain/account/registration.ts";
import { getPlace, getTrade } from "../domain/catalogue/choices.queries.ts";
import { normaliseCnic, normaliseEmail } from "../values/identifiers.ts";
import type { ProviderChange } from "./update-provider.queries.ts";

type Body = InputOf<typeof api.updateProvider>["body"];

export type PersonChange = Pick<ProviderChange, "account" | "profile">;

/** Reads the fields that need no look-up. Undefined leaves a column unchanged. */
export function readPerson(body: Body): PersonChange {
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

/** Looks up the fields from the catalogue together with the unchanged ones, because an area belongs to its city. */
export async function readChoices(db: Database, before: ProviderProfile, body: Body): Promise<Partial<ProviderChange>> {
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
