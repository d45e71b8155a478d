import { once } from "node:events";
import { join } from "node:path";
import { listCities } from "@hunarmand/api/lookups/lookups";
import { expect, test } from "vitest";
import { findFreePort } from "../../../../.ci/free-port.ts";
import { spawnProgram } from "../child-programs.ts";
import { makePlace } from "../server-place.ts";

const project = join(import.meta.dirname, "../../../..");

test("npm run dev prints one address, which serves both scripts and calls", async () => {
  const { settings } = await makePlace();
  const { PATH = "", HOME = "" } = process.env;
  const port = String(await findFreePort());
  const child = spawnProgram([join(project, "dev.ts")], { PATH, HOME, ...settings, PORT: port, DEMO: "accounts" });
  const ended = once(child, "exit");
  const said = /open (http:\S+)\n/;
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  await expect.poll(() => child.exitCode !== null || said.test(output), { timeout: 240_000 }).toBe(true);
  const [, address] = said.exec(output) ?? [];
  try {
    expect(address, output).toBeDefined();
    // Not a page: rendering the first page takes the web app's server as long as its start.
    expect((await fetch(`${address}/app/root.tsx`)).headers.get("content-type")).toContain("javascript");
    const cities = await fetch(`${address}/api${listCities.path}`);
    expect(await cities.json()).not.toHaveLength(0);
    expect(output, "the portal's own port has no pages that follow the sources").not.toContain("runs at");
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
});
