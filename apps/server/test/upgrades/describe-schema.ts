import type pg from "pg";

/** Each query describes one kind of object of the schema `public`, one line a row, without the migrator's own tables. */
const questions = {
  columns: `select format('%s.%s %s %s %s %s', relname, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
      pg_get_expr(adbin, adrelid)) as line
    from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') and attnum > 0 and not attisdropped
      and relname not like 'kysely%'`,
  constraints: `select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
    from pg_constraint where connamespace = 'public'::regnamespace and contype not in ('n', 't')
      and conrelid::regclass::text not like 'kysely%'`,
  indexes: "select indexdef as line from pg_indexes where schemaname = 'public' and tablename not like 'kysely%'",
  functions: `select pg_get_functiondef(oid) as line from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'`,
  triggers: `select pg_get_triggerdef(pg_trigger.oid) as line from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace`,
} as const;

export type SchemaDescription = Record<keyof typeof questions, string[]>;

/** Describes a schema: the same text for two databases with the same schema. */
export async function describeSchema(client: pg.Client): Promise<SchemaDescription> {
  const described = {} as SchemaDescription;
  for (const [kind, question] of Object.entries(questions) as [keyof typeof questions, string][]) {
    const { rows } = await client.query<{ line: string }>(question);
    described[kind] = rows.map(({ line }) => line).sort();
  }
  return described;
}
