/** How many connections a process opens, and how long it waits for them (settings DATABASE_CONNECTIONS and following). */
export interface PoolSettings {
  /** The most that one process opens, of all kinds together. */
  connections: number;
  connectMilliseconds: number;
  /** After which the server aborts a statement, and a statement that waits for a lock. */
  statementMilliseconds: number;
  lockMilliseconds: number;
}

/** Six processes have 90 connections: a PostgreSQL as it is installed allows 97, and a backup or a shell needs some too. */
export const usualPool: PoolSettings = {
  connections: 15,
  connectMilliseconds: 3_500,
  statementMilliseconds: 3_000,
  lockMilliseconds: 2_500,
};

/** The queue polls and stores tasks over its own connections. */
export const queueConnections = 2;
/** Wake-ups arrive over a connection of their own. */
const listenConnections = 1;
export const connectionsMin = 6;

/** How many of the process's connections calls and tasks share. */
export const findPoolSize = ({ connections }: PoolSettings): number =>
  connections - queueConnections - listenConnections;

/** A server's connections. */
export interface ServerConnections {
  /** Without those that are reserved for its operator. */
  allowed: number;
  /** Open now, also those of other programs. */
  used: number;
}

/** Returns how many processes with these settings the server can serve at once. */
export const countProcesses = (
  { connections }: PoolSettings,
  { allowed }: Pick<ServerConnections, "allowed">,
): number => Math.floor(allowed / connections);
