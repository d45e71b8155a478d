import type { IdentityChanges } from "@hunarmand/api/account/identity";
import type { DeskIdentityRequest } from "@hunarmand/api/providers/identity-requests";
import { toIdentityRequest } from "../../domain/providers/identity-requests.queries.ts";
import { maskCnic } from "../../values/mask-cnic.ts";
import type { DeskRow } from "./identity-requests.queries.ts";

const mask = <Fields extends { cnic?: string | undefined }>(fields: Fields): Fields =>
  fields.cnic ? { ...fields, cnic: maskCnic(fields.cnic) } : fields;

/** The request for the desk, with the current values. `isWhole` shows whole CNICs, for calls that write an audit row. */
export function toDeskRequest(row: DeskRow, { isWhole }: { isWhole: boolean }): DeskIdentityRequest {
  const { firstName, lastName, fatherName, cnic, ...request } = row;
  const current = { firstName, lastName, fatherName, cnic };
  const names = Object.keys(request.changes) as (keyof IdentityChanges)[];
  const present: DeskIdentityRequest["present"] = Object.fromEntries(names.map((name) => [name, current[name]]));
  const wire = toIdentityRequest(request);
  return {
    ...wire,
    providerId: request.accountId,
    providerName: `${firstName} ${lastName}`.trim(),
    present: isWhole ? present : mask(present),
    changes: isWhole ? wire.changes : mask(wire.changes),
  };
}
