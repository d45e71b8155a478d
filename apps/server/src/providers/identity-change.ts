import type { IdentityChanges } from "@hunarmand/api/account/identity";
import type { ProviderProfile } from "@hunarmand/api/providers/providers";
import { isIdentityVerified } from "@hunarmand/api/providers/steps";
import type { PersonChange } from "./read-provider-change.ts";

/** The fields that the office compares with the CNIC, each with its wire name in update-provider. */
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

/** Returns the changes without the names and the CNIC. Undefined leaves a column unchanged. */
export function withoutIdentity({ account, profile }: PersonChange): PersonChange {
  return {
    account: { ...account, firstName: undefined, lastName: undefined },
    profile: { ...profile, fatherName: undefined, cnic: undefined },
  };
}

/**
 * Returns the wire names of the changes that need proof of the owner: e-mail and phone, a CNIC that replaces another one, and the names of
 * a provider whose identity is verified.
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
