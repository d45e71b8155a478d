import { type Kysely, sql } from "kysely";

/** A contract's quote, its crew, and who of the crew was there on which day. */
const statements = [
  `alter table contracts
    add column quote_id uuid references quotes on delete set null,
    add column activated_at timestamptz`,
  // The database's own word that a quote leads to one proposal.
  "create unique index contracts_of_quote on contracts (quote_id) where quote_id is not null",
  `update contracts set activated_at = event.at
    from (select contract_id, max(at) as at from contract_events where kind = 'activated' group by contract_id) event
    where event.contract_id = contracts.id`,

  "alter table contract_events add column member_id uuid references accounts on delete set null",

  `create table contract_members (
    contract_id uuid not null references contracts on delete cascade,
    provider_id uuid not null references providers on delete cascade,
    added_at timestamptz not null,
    left_at timestamptz,
    left_reason text,
    primary key (contract_id, provider_id)
  )`,
  `create index contract_members_of_provider on contract_members (provider_id, added_at desc, contract_id desc)
    where left_at is null`,

  `create table contract_days (
    contract_id uuid not null,
    provider_id uuid not null,
    day date not null,
    presence text not null check (presence in ('present', 'half', 'absent')),
    note text,
    marked_at timestamptz not null,
    primary key (contract_id, provider_id, day),
    foreign key (contract_id, provider_id) references contract_members on delete cascade
  )`,
  "create index contract_days_by_day on contract_days (contract_id, day)",

  `create function tell_of_member() returns trigger language plpgsql as $$
    begin
      if new.left_at is null then
        perform tell(new.provider_id, 'crew-assigned', new.contract_id);
      else
        perform tell(new.provider_id, 'crew-removed', new.contract_id, jsonb_build_object('reason', new.left_reason));
      end if;
      return null;
    end $$`,
  `create trigger contract_members_tell after insert or update of left_at on contract_members
    for each row execute function tell_of_member()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
