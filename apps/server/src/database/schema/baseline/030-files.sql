-- What is stored outside the database, by name.

create table files (
  id uuid primary key,
  owner_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in (
    'profile-image', 'cnic-front', 'cnic-back', 'contract-paper', 'payment-proof', 'job-picture', 'job-voice'
  )),
  mime text not null,
  bytes integer not null check (bytes > 0),
  sha256 text not null,
  stored_name text not null constraint files_stored_name_unique unique,
  is_encrypted boolean not null,
  created_at timestamptz not null,
  seen_at timestamptz,
  refused_at timestamptz,
  refusal_reason text
);
create index files_by_sha256 on files (sha256);
create unique index files_current on files (owner_id, kind)
  where kind in ('profile-image', 'cnic-front', 'cnic-back', 'contract-paper');
create index files_of_owner on files (owner_id, kind, created_at desc);

-- Names in the file store that no row of `files` claims: uploads under way, and files whose row is gone.
create table unclaimed_files (
  stored_name text primary key,
  since timestamptz not null
);
create index unclaimed_files_by_time on unclaimed_files (since);

-- One row. The id is only proposed until the file store has it too: a start that was killed half-way goes on with it.
create table installation (
  is_only boolean default true primary key check (is_only),
  id uuid not null,
  tied_at timestamptz
);
