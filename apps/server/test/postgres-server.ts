import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { findFreePort } from "../../../.ci/free-port.ts";
import { describeCluster } from "../src/database/embedded/cluster-place.ts";
import { fillCluster } from "../src/database/embedded/initialise-cluster.ts";
import { startPostmaster, stopPostmaster } from "../src/database/embedded/postmaster.ts";
import { runAs } from "../src/database/embedded/run-as.ts";
import { findRunnablePrograms } from "../src/database/embedded/state-folder.ts";

/** A PostgreSQL server for one test run. */
export interface TestServer {
  /** Over the loopback interface, so that tests can put a proxy between. */
  url: string;
  /** The folder of its socket; undefined where the path is too long for a socket. */
  socketFolder: string | undefined;
  /** Ends it as a crash does; its data stays. */
  crash(): Promise<void>;
  /** Starts it again after a crash. */
  start(): Promise<void>;
  /** Ends it permanently. */
  stop(): Promise<void>;
}

/**
 * Starts a temporary cluster with the programs from npm, on a free port of the loopback interface.
 * @param connections PostgreSQL as it is installed allows 100, three of them for superusers alone
 */
export async function startPostgres({ connections = 200 } = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), "hunarmand-postgres-"));
  const user = runAs();
  const clusterFolder = join(folder, "cluster");
  // PostgreSQL's user needs access.
  chmodSync(folder, 0o711);
  await fillCluster(clusterFolder, user, ["--auth-host=trust", "--no-sync"]);
  const port = await findFreePort();
  const { socketFolder, ...cluster } = describeCluster(clusterFolder, findRunnablePrograms(user), user);
  const listening = {
    port: String(port),
    max_connections: String(connections),
    unix_socket_directories: socketFolder ?? "",
  };
  // Test data need not survive a crash of the machine.
  const lasting = { fsync: "off", full_page_writes: "off" };
  const place = { ...cluster, socketFolder: undefined, settings: { ...listening, ...lasting } };
  const start = async () => void (await startPostmaster(place));
  const crash = () => stopPostmaster(place, "SIGQUIT");
  await start();
  return {
    url: `postgres://hunarmand@127.0.0.1:${port}/postgres`,
    socketFolder,
    crash,
    start,
    stop: async () => {
      await crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates an empty database on the run's server. Returns its URL. */
export const makeEmptyDatabase = (serverUrl: string = inject("postgresUrl")): Promise<string> =>
  createDatabase(serverUrl, "");

/** Creates a database on the run's server with the shipped schema and catalogue. Returns its URL. Copying files is twice as fast as logging pages. */
export const makeDatabase = (): Promise<string> =>
  createDatabase(inject("postgresUrl"), `template ${templateName} strategy file_copy`);

/** The same database through the server's socket, if it has one: this saves a sixth of the processor time of many statements. */
export function throughSocket(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  const socketFolder = inject("postgresSocketFolder");
  if (socketFolder) url.searchParams.set("host", socketFolder);
  return url.href;
}

export const templateName = "hunarmand_template";

async function createDatabase(serverUrl: string, from: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runOn(serverUrl, `create database ${name} ${from}`);
  return urlOf(serverUrl, name);
}

/** Runs one statement as the server's superuser. */
export async function runOn(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The address of another database on the same server. */
export function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
