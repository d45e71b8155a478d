import { type RawBuilder, sql } from "kysely";

/** The statuses of one thing as SQL literals: what the fill writes is what the tables of steps know. */
export const literalsOf = <Statuses extends Record<string, string>>(
  statuses: Statuses,
): { [Name in keyof Statuses]: RawBuilder<string> } =>
  Object.fromEntries(Object.entries(statuses).map(([name, status]) => [name, sql.lit(status)])) as {
    [Name in keyof Statuses]: RawBuilder<string>;
  };
