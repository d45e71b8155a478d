import { type RawBuilder, sql } from "kysely";

/**
 * A condition on a status, with the statuses themselves in the statement: as parameters they would keep a prepared statement from the
 * indexes that hold certain statuses alone.
 */
export const isOneOf = (column: string, statuses: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} in (${sql.join(statuses.map((status) => sql.lit(status)))})`;
