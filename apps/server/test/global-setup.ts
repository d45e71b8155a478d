import type { TestProject } from "vitest/node";
import { findFreePort, startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    database: "embedded" | "postgres";
    /** Empty where no PostgreSQL was found: its project is then left out, and in CI that is a failure. */
    postgresUrl: string;
  }
}

/** Starts PostgreSQL once for the run, unless TEST_DATABASE_URL names one. */
export async function setup(project: TestProject): Promise<() => void> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? undefined : await startPostgres(await findFreePort());
  const url = given ?? server?.url ?? "";
  if (!url && process.env.CI) throw new Error("CI needs PostgreSQL: install it, or set TEST_DATABASE_URL.");
  project.provide("postgresUrl", url);
  return () => server?.stop();
}
