import { type Kysely, sql } from "kysely";

const statements = [
  // Whoever the demo made, whatever they are called by now: production refuses to start with them.
  `create table demo_accounts (
    account_id uuid primary key references accounts on delete cascade
  )`,
  // The demo made its accounts in one moment, its Owner among them, and nobody can sign up as an Owner.
  `insert into demo_accounts (account_id)
    select account.id from accounts account
    join accounts owner on owner.created_at = account.created_at
    where owner.email = 'office@example.pk' and owner.role not in ('Provider', 'Customer')
    and account.email in ('ali.raza@example.pk', 'bilal.khan@example.pk', 'sana.malik@example.pk',
      'ayesha.siddiqui@example.pk', 'contractor@example.pk', 'office@example.pk')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
