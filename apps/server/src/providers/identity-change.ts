import type { IdentityChanges } from "@hunarmand/api/account/identity";
import type { ProviderProfile } from "@hunarmand/api/providers/providers";
import { isIdentityVerified } from "@hunarmand/api/providers/steps";
import type { PersonChange } from "./read-provider-change.ts";

/** The fields that the office compares with the CNIC. Each has its name in the code and its name in the call `updateProvider`. */
const identityFields = {
  firstName: "FirstName",
  lastName: "LastName",
  fatherName: "FatherName",
  cnic: "CNIC",
} as const;
const identityNames = Object.keys(identityFields) as (keyof typeof identityFields)[];

/** Returns the new values of the fields that would change. */
export function findIdentityChanges(before: ProviderProfile, { account, profile }: PersonChange): IdentityChanges {
  const wanted: Record<string, unknown> = { ...account, ...profile };
  const changed = identityNames.filter((name) => wanted[name] !== undefined && wanted[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, wanted[name]]));
}

/** Returns the changes without these fields. The office need not approve them. */
export function withoutIdentity({ account, profile }: PersonChange): PersonChange {
  return {
    account: { ...account, firstName: undefined, lastName: undefined },
    profile: { ...profile, fatherName: undefined, cnic: undefined },
  };
}

/**
 * Returns the changed fields for which the person must type their password, by their names in the call. Names need it once the office has
 * verified them. A first CNIC does not need it.
 */
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
