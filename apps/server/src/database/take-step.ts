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
  /** A further condition of the row `former`. */
  only?: RawBuilder<boolean> | undefined;
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
  { rule, which, set, statusNow = sql.ref("former.status"), only = sql<boolean>`true` }: TakenStep<Table>,
): Promise<Row<Table> | undefined> {
  const isMeant = sql.join(
    Object.entries(which).map(([column, value]) => sql`${sql.ref(`${table}.${column}`)} = ${value}`),
    sql` and `,
  );
  const { rows } = await sql<Row<Table>>`
    update ${sql.table(table)} set ${columnsOf(rule, set)}
    from (select * from ${sql.table(table)} where ${isMeant} for update) former
    where ${isMeant} and ${isOneOf(statusNow, rule.from)} and ${only}
    returning former.*`.execute(db);
  return rows[0];
}

export interface TakenSteps<Table extends keyof Tables> {
  rule: RuleFor<Table>;
  ids: readonly string[];
  set?: Columns<Table>;
  /** A further condition of the row `former`. */
  only?: RawBuilder<boolean>;
}

/**
 * Takes one step of each of these rows that is in a status that the step starts from. Rows are locked in the order of their ids, so that
 * two calls never wait for each other. Returns the rows that moved as they were before.
 */
export async function takeSteps<Table extends keyof Tables>(
  db: Database,
  table: Table,
  { rule, ids, set, only = sql<boolean>`true` }: TakenSteps<Table>,
): Promise<Row<Table>[]> {
  const { rows } = await sql<Row<Table>>`
    update ${sql.table(table)} set ${columnsOf(rule, set)}
    from (select * from ${sql.table(table)} where id = any(${ids}::uuid[]) order by id for update) former
    where ${sql.ref(`${table}.id`)} = former.id and ${isOneOf(sql.ref("former.status"), rule.from)} and ${only}
    returning former.*`.execute(db);
  return rows;
}
