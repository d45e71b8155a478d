import { InsertQueryNode, type KyselyPlugin } from "kysely";
import type { Database } from "../../src/database/database.ts";

const lost = () => new Error("Connection terminated unexpectedly");

/** Executes queries, but loses the reply to an insert or to a transaction. */
export function losingReplies(db: Database): Database {
  const inserts = new WeakSet<object>();
  const loser: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (InsertQueryNode.is(node)) inserts.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (inserts.has(queryId)) throw lost();
      return result;
    },
  };
  const losing = db.withPlugin(loser);
  losing.transaction = () => {
    const transaction = db.transaction();
    transaction.execute = async (run) => {
      await db.transaction().execute(run);
      throw lost();
    };
    return transaction;
  };
  return losing;
}
