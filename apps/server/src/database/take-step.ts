import type { StepRule } from "@hunarmand/api/steps";
import { type RawBuilder, type Selectable, sql, type Updateable } from "kysely";
import { type Database, isOneOf } from "./database.ts";
import type { Tables } from "./tables.ts";

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** Columns that a statement sets, with values or SQL. */
export type Columns<Table extends keyof Tables> = {
  [Column in keyof Updateable<Tables[Table]>]?: Updateable<Tables[Table]>[Column] | RawBuilder<unknown> | undefined;
};

/** A row of a table of steps. `to` is absent if the table has no column `status`. */
export interface RuleFor<Table extends keyof Tables> extends Pick<StepRule, "from"> {
  to?: Row<Table> extends { status: infer Status } ? Status : never;
}

export interface TakenStep<Table extends keyof Tables> {
  rule: RuleFor<Table>;
  /** Identifies one row: its key, and its owner if only the owner may take the step. */
  which: Partial<Row<Table>>;
  /** Columns to change besides the status. SQL reads the former row as `former`. */
  set?: Columns<Table>;
  /** The status of the row `former`, if it is not its column `status`. */
  statusNow?: RawBuilder<string>;
}

/** The columns that a step sets, for `update ... set`. Undefined columns do not change. */
export function columnsOf<Table extends keyof Tables>({ to }: RuleFor<Table>, set: Columns<Table> = {}) {
  const columns = Object.entries(to === undefined ? set : { ...set, status: to });
  return sql.join(
    columns.filter(([, value]) => value !== undefined).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
  );
}

/**
 * Takes one step of the row that `which` names: locks it, and updates it when its status is one that the step starts from. Of two steps
 * at once only one finds the row in that status. Returns the row as it was before, or nothing when it did not move.
 */
export async function takeStep<Table extends keyof Tables>(
  db: Database,
  table: Table,
  { rule, which, set, statusNow = sql.ref("former.status") }: TakenStep<Table>,
): Promise<Row<Table> | undefined> {
  const isMeant = sql.join(
    Object.entries(which).map(([column, value]) => sql`${sql.ref(`${table}.${column}`)} = ${value}`),
    sql` and `,
  );
  const { rows } = await sql<Row<Table>>`
    update ${sql.table(table)} set ${columnsOf(rule, set)}
    from (select * from ${sql.table(table)} where ${isMeant} for update) former
    where ${isMeant} and ${isOneOf(statusNow, rule.from)}
    returning former.*`.execute(db);
  return rows[0];
}
