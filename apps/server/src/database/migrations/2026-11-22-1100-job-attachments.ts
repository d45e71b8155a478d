import { type Kysely, sql } from "kysely";

const statements = [
  "alter table files drop constraint files_kind_check",
  `alter table files add constraint files_kind_check check (kind in (
    'profile-image', 'cnic-front', 'cnic-back', 'contract-paper', 'payment-proof', 'job-picture', 'job-voice'))`,
  "drop index files_current",
  `create unique index files_current on files (owner_id, kind)
    where kind in ('profile-image', 'cnic-front', 'cnic-back', 'contract-paper')`,

  `create table job_attachments (
    id uuid primary key,
    job_id uuid not null references jobs on delete cascade,
    file_id uuid not null constraint job_attachments_file_unique unique references files on delete cascade,
    added_by uuid not null references accounts on delete cascade,
    kind text not null check (kind in ('picture', 'voice', 'before', 'after')),
    seconds integer check (seconds > 0),
    created_at timestamptz not null
  )`,
  "create index job_attachments_of_job on job_attachments (job_id, created_at, id)",
  "create index job_attachments_by_adder on job_attachments (added_by)",

  // Open screens show it at once; it is no notice of its own, so nobody is written to.
  `create function publish_job_attachment() returns trigger language plpgsql as $$
    begin
      insert into live_events (account_id, kind, subject_id, told_at)
        select reader, 'job-attachment-added', new.job_id, now() from (
          select customer_id as reader from jobs where id = new.job_id
          union select provider_id from jobs where id = new.job_id and provider_id is not null
          union select provider_id from offers where job_id = new.job_id and status = 'Offered'
          union select null::uuid
        ) readers;
      return null;
    end $$`,
  `create trigger job_attachments_publish after insert on job_attachments
    for each row execute function publish_job_attachment()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
