import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";

/**
 * Records that versions without this migration cannot work on the schema after it. A migration that takes away or narrows something calls
 * it in its `up`, so that both are committed together.
 * @param name the migration's own name
 */
export const endCompatibility = async (db: QueryExecutorProvider, name: string): Promise<void> =>
  void (await sql`update schema_compatibility set since = ${name}`.execute(db));

/** SQL: whether a version with these migrations can work on the schema. It can on a newer one that only added to what it knows. */
export const isCompatible = (known: readonly string[]): RawBuilder<boolean> => sql<boolean>`(
  not exists(select from kysely_migration where name <> all(${known}::text[]))
  or exists(select from schema_compatibility where since = any(${known}::text[])))`;

/** What takes away or narrows, so that statements of an older version may fail. A table or column may only be renamed or dropped a release later. */
const narrowing = [
  /\bdrop\s+(?:table|column|type|view|schema)\b/i,
  /\brename\b/i,
  /\balter\s+column\s+\S+\s+(?:set\s+(?:data\s+)?type|type|set\s+not\s+null|drop\s+default)\b/i,
  /\badd\s+(?:constraint|check|primary|unique|foreign|exclude)\b/i,
  /\.(?:dropTable|dropColumn|renameTo|renameColumn|setNotNull|dropDefault|addUniqueConstraint|addCheckConstraint|addForeignKeyConstraint)\(/,
];

/** A column that older versions do not fill. */
const requiredColumn = /\badd\s+column\s+(?:if\s+not\s+exists\s+)?[^,;`]*?\bnot\s+null\b(?![^,;`]*\bdefault\b)/gi;

const createdTable = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi;
const uniqueIndex = /\bcreate\s+unique\s+index\b[^;`]*?\bon\s+(\w+)/gi;

/** A unique index narrows a table that older versions know, not one that the same migration creates. */
function findUniqueIndexes(code: string): string[] {
  const created = new Set([...code.matchAll(createdTable)].map(([, table]) => table));
  return [...code.matchAll(uniqueIndex)].flatMap(([found, table]) => (created.has(table) ? [] : [found]));
}

/** Returns the parts of a migration's source that may break an older version. */
export function findNarrowing(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*(?:\/\/|--).*$/gm, "");
  const required = [...code.matchAll(requiredColumn)]
    .map(([found]) => found)
    .filter((found) => !/\bdefault\b/i.test(found));
  const found = narrowing.flatMap((pattern) => pattern.exec(code)?.[0] ?? []);
  return [...found, ...findUniqueIndexes(code), ...required];
}
