-- Messages to the office.

create table inquiries (
  id uuid primary key,
  reference text not null constraint inquiries_reference_unique unique,
  kind text not null check (kind in ('contact', 'support', 'complaint', 'careers')),
  account_id uuid references accounts on delete set null,
  name text not null,
  email text,
  phone text not null,
  subject text,
  message text not null,
  position text,
  status text not null check (status in ('New', 'Acknowledged', 'Resolved', 'Reopened')),
  answer text,
  reopen_message text,
  created_at timestamptz not null,
  due_at timestamptz not null,
  resolved_at timestamptz,
  job_id uuid references jobs,
  reason text,
  check (reason is null or reason = 'problem-is-back' and job_id is not null)
);
create index inquiries_by_kind on inquiries (kind, created_at desc, id desc);
create index inquiries_by_kind_and_status on inquiries (kind, status, created_at desc, id desc);
create index inquiries_by_phone on inquiries (phone);
create index inquiries_by_reference_start on inquiries (reference text_pattern_ops);
create index inquiries_by_status on inquiries (status, created_at desc, id desc);
create index inquiries_by_time on inquiries (created_at desc, id desc);
create index inquiries_due on inquiries (due_at) where status <> 'Resolved';
create index inquiries_of_account on inquiries (account_id, created_at desc, id desc) where account_id is not null;
create index inquiries_of_job on inquiries (job_id, created_at desc, id desc) where job_id is not null;
