import { once } from "node:events";
import { join } from "node:path";
import { spawnProgram } from "../../apps/server/test/child-programs.ts";

/** The process of a reference. */
export interface RunningReference {
  url: string;
  pid: number;
  end(): Promise<void>;
}

/** Starts the reference with this name on this database. */
export async function runReference(name: string, databaseUrl: string): Promise<RunningReference> {
  const { PATH = "" } = process.env;
  const file = join(import.meta.dirname, `${name}.ts`);
  const child = spawnProgram([file], { PATH, DATABASE_URL: databaseUrl, NODE_ENV: "production" });
  child.stderr.pipe(process.stderr);
  for await (const said of child.stdout) {
    const [, url] = /runs at (http:\S+)/.exec(String(said)) ?? [];
    if (!url) continue;
    return {
      url,
      pid: child.pid ?? 0,
      end: async () => {
        child.kill("SIGTERM");
        await once(child, "exit");
      },
    };
  }
  throw new Error(`the reference ${name} did not start`);
}
