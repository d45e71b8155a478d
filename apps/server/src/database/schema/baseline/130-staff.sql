-- Settings and the audit log of the office.

create table settings (
  key text primary key,
  value jsonb not null
);

create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id uuid not null references accounts,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  reason text
);
create index audit_by_action on audit_entries (action, at desc, id desc);
create index audit_by_subject on audit_entries (subject_type, subject_id, id desc);
create index audit_by_time on audit_entries (at desc, id desc);
create index audit_by_type on audit_entries (subject_type, at desc, id desc);
create index audit_of_actor on audit_entries (actor_id, at desc, id desc);
create index audit_of_subject on audit_entries (subject_id, at desc, id desc);
