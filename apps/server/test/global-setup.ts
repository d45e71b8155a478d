import { createServer } from "node:net";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    database: "embedded" | "postgres";
    /** Empty where no PostgreSQL was found: its tests are then skipped, and in CI that is a failure. */
    postgresUrl: string;
  }
}

const findFreePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** Starts PostgreSQL once for the run, unless TEST_DATABASE_URL names one. */
export async function setup(project: TestProject): Promise<() => void> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? undefined : await startPostgres(await findFreePort());
  const url = given ?? server?.url ?? "";
  if (!url && process.env.CI) throw new Error("CI needs PostgreSQL: install it, or set TEST_DATABASE_URL.");
  project.provide("postgresUrl", url);
  return () => server?.stop();
}
