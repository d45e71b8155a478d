import type pg from "pg";

/** Each portal holds it shared while it runs; who gets it alone at the end is the last one. */
const presenceLock = 7_281_904;

/** Counts the portal among those that run, for as long as this connection stands. */
export const enter = (client: pg.Client): Promise<unknown> =>
  client.query("select pg_advisory_lock_shared($1)", [presenceLock]);

/**
 * Gives up the portal's place, where it has one, and asks whether any other portal is left. Two that leave at once each give up their share
 * before they ask for the whole: exactly one gets it.
 */
export async function isNobodyLeft(client: pg.Client): Promise<boolean> {
  await client.query("select pg_advisory_unlock_shared($1)", [presenceLock]);
  const { rows } = await client.query("select pg_try_advisory_lock($1) as is_last", [presenceLock]);
  return rows[0]?.is_last === true;
}

/** Tells this installation's cluster, and every copy of its files, from all others. */
export async function readSystemIdentifier(client: pg.Client): Promise<string> {
  const { rows } = await client.query("select system_identifier::text as id from pg_control_system()");
  return rows[0]?.id;
}
