import type * as api from "@hunarmand/api/staff/security-log";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { selectSecurityEvents } from "./security-events.queries.ts";

const toName = (firstName: string | null, lastName: string | null): string | null =>
  firstName === null ? null : `${firstName} ${lastName ?? ""}`.trim();

export const listSecurityEvents: UseCase<typeof api.listSecurityEvents> = async (services, _caller, { query }) => {
  const { limit, cursor, ...filter } = query;
  const rows = await selectSecurityEvents(services, { ...filter, limit, cursor: decodeCursor(cursor, "serial") });
  return pageOf(rows, limit, {
    place: ({ at, id }) => ({ at, id: String(id) }),
    item: ({ id, at, kind, result, accountId, address, browser, system, detail, requestId, ...names }) => ({
      ...{ id, at: at.toISOString(), kind, result, address, browser, system, detail, requestId, accountId },
      accountName: toName(names.firstName, names.lastName),
      typed: names.identifierMask,
      actorName: toName(names.actorFirstName, names.actorLastName),
    }),
  });
};
