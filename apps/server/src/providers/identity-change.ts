import type { IdentityChanges } from "@hunarmand/api/account/identity";
import type { ProviderProfile } from "@hunarmand/api/providers/providers";
import { isIdentityVerified } from "@hunarmand/api/providers/steps";
import type { PersonChange } from "./read-provider-change.ts";

/** Fields that the office has compared with the CNIC, by the wire names of update-provider. */
const identityFields = {
  firstName: "FirstName",
  lastName: "LastName",
  fatherName: "FatherName",
  cnic: "CNIC",
} as const;
const identityNames = Object.keys(identityFields) as (keyof typeof identityFields)[];

/** Returns the names and the CNIC that would change. */
export function findIdentityChanges(before: ProviderProfile, { account, profile }: PersonChange): IdentityChanges {
  const wanted: Record<string, unknown> = { ...account, ...profile };
  const changed = identityNames.filter((name) => wanted[name] !== undefined && wanted[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, wanted[name]]));
}

/** Returns the changes that need no approval. */
export function withoutIdentity({ account, profile }: PersonChange): PersonChange {
  const kept = { firstName: undefined, lastName: undefined };
  return { account: { ...account, ...kept }, profile: { ...profile, fatherName: undefined, cnic: undefined } };
}

/** Returns the wire names of identifying fields that would change. The first CNIC of an applicant replaces none. */
export function findGuardedFields(before: ProviderProfile, person: PersonChange): string[] {
  const { email, phone } = person.account;
  const changes = findIdentityChanges(before, person);
  const guarded = identityNames.filter((name) =>
    name === "cnic" ? before.cnic !== "" : isIdentityVerified(before.status),
  );
  return [
    ...(email !== undefined && email !== before.email ? ["Email"] : []),
    ...(phone !== undefined && phone !== before.phoneNumber ? ["PhoneNumber"] : []),
    ...guarded.filter((name) => changes[name] !== undefined).map((name) => identityFields[name]),
  ];
}
