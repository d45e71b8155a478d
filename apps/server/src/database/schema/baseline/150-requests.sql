-- Limits and idempotency keys.

-- Unlogged: a crash only forgives a few tries, and a login saves two writes.
create unlogged table limit_hits (
  key text primary key,
  hits timestamptz[] not null,
  expires_at timestamptz not null
);
create index limit_hits_by_expiry on limit_hits (expires_at);

create table idempotency_keys (
  id text primary key,
  fingerprint text not null,
  claim uuid not null,
  status integer,
  body text,
  running_until timestamptz not null,
  expires_at timestamptz not null,
  check ((status is null) = (body is null))
);
create index idempotency_keys_by_expiry on idempotency_keys (expires_at);
