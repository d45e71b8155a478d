import { randomUUID } from "node:crypto";
import type { Role } from "@hunarmand/api/account/login-reply";
import { sql } from "kysely";
import type { Database } from "../apps/server/src/database/database.ts";
import { openTokens } from "../apps/server/src/services/login/tokens.ts";
import { testSecret } from "../apps/server/test/running-server.ts";

const hourMilliseconds = 3_600_000;

/** Opens a session for each of these people in one statement. Returns the headers for their requests. */
export async function openSessions(
  db: Database,
  people: readonly { id: string; role: Role }[],
): Promise<{ authorization: string }[]> {
  const tokens = openTokens([testSecret]);
  const issuedAt = new Date();
  const expiresAt = new Date(issuedAt.getTime() + hourMilliseconds);
  const sessions = people.map(({ id }) => ({ id: randomUUID(), account_id: id }));
  await sql`
    insert into sessions (id, account_id, created_at, expires_at)
    select id, account_id, ${issuedAt}, ${expiresAt}
    from jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb) as session (id uuid, account_id uuid)`.execute(db);
  return Promise.all(
    people.map(async ({ id: sub, role }, index) => {
      const sid = sessions[index]?.id ?? "";
      const claims = { sub, sid, uniqueName: "Bench", email: null, role, status: undefined };
      return { authorization: `Bearer ${await tokens.sign({ ...claims, issuedAt, expiresAt })}` };
    }),
  );
}
