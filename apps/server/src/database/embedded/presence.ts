import type pg from "pg";

/** Each running portal holds this lock shared. The portal that gets it exclusively at the end is the last one. */
const presenceLock = 7_281_904;

/** Registers the portal as running for as long as this connection is open. */
export const enter = (client: pg.Client): Promise<unknown> =>
  client.query("select pg_advisory_lock_shared($1)", [presenceLock]);

/**
 * Releases the portal's shared lock and returns whether no other portal is left. If two leave at once, each first releases its share and
 * then asks for the exclusive lock, so exactly one gets it.
 */
export async function isLastPortal(client: pg.Client): Promise<boolean> {
  await client.query("select pg_advisory_unlock_shared($1)", [presenceLock]);
  const { rows } = await client.query("select pg_try_advisory_lock($1) as is_last", [presenceLock]);
  return rows[0]?.is_last === true;
}

/** Identifies this installation's cluster, including all copies of its files. */
export async function readSystemIdentifier(client: pg.Client): Promise<string> {
  const { rows } = await client.query("select system_identifier::text as id from pg_control_system()");
  return rows[0]?.id;
}
