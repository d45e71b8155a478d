import { type RawBuilder, sql } from "kysely";

/** A record's statuses as SQL literals, so that the data uses the statuses of the tables of steps. */
export const literalsOf = <Statuses extends Record<string, string>>(
  statuses: Statuses,
): { [Name in keyof Statuses]: RawBuilder<string> } =>
  Object.fromEntries(Object.entries(statuses).map(([name, status]) => [name, sql.lit(status)])) as {
    [Name in keyof Statuses]: RawBuilder<string>;
  };
