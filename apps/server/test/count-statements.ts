import type { Database } from "../src/database/database.ts";

/** How many statements this sends over `db`. */
export async function countStatements(db: Database, run: (db: Database) => Promise<unknown>): Promise<number> {
  let statements = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  await run(counted);
  return statements;
}
