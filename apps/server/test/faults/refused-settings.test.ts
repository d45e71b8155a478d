import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeDatabase } from "../postgres-server.ts";
import { runToEnd } from "../running-server.ts";
import { makePlace } from "../server-place.ts";

/** Settings that cannot work: the start ends, and says which one it is and what it may be. */
describe("a start with a setting that cannot work ends and names it", () => {
  it.each([
    [{ CARD_GATEWAY: "foo" }, "CARD_GATEWAY must be sandbox, off, safepay://"],
    [{ FILES_URL: "foo" }, "FILES_URL must be s3://key:secret@host/bucket"],
    [{ NODE_ENV: "prod" }, "NODE_ENV must be production, development or test"],
    [{ DATABASE_URL: "localhost/portal" }, "DATABASE_URL must be postgres://"],
    [{ PORT: "many" }, "PORT must be a port: 0 to 65535"],
  ])("%j", async (settings, said) => {
    const { code, output } = await runToEnd(settings);
    expect(code).toBe(1);
    expect(output).toContain(said);
    expect(output).not.toMatch(/\n\s+at /);
  });

  it("all of them at once", async () => {
    const { output } = await runToEnd({ CARD_GATEWAY: "foo", FILES_URL: "foo", NODE_ENV: "production" });
    for (const name of ["CARD_GATEWAY", "FILES_URL", "PUBLIC_URL"]) expect(output).toContain(`- ${name} `);
  });

  it("DATA_DIR below a place where nothing can be made", async () => {
    const { code, output } = await runToEnd({ DATA_DIR: "/proc/x" });
    expect([code, output]).toEqual([
      1,
      expect.stringContaining("DATA_DIR must be a folder that the portal may write to"),
    ]);
  });

  it("DATA_DIR that is a file", async () => {
    const { dataFolder } = await makePlace();
    const file = join(dataFolder, "a-file");
    await writeFile(file, "");
    expect((await runToEnd({ DATA_DIR: join(file, "below") })).output).toContain("DATA_DIR must be a folder");
  });

  it("a database that is not there", async () => {
    const { code, output } = await runToEnd({ DATABASE_URL: "postgres://portal:hidden-word@127.0.0.1:9/portal" });
    expect(code).toBe(1);
    expect(output).toContain("DATABASE_URL (postgres://127.0.0.1:9/portal): the database: it is away.");
    expect(output).not.toContain("hidden-word");
  });

  it("a database of another name", async () => {
    const url = new URL(await makeDatabase());
    url.pathname = "/nothing_of_this_name";
    const { output } = await runToEnd({ DATABASE_URL: url.href });
    expect(output).toContain("/nothing_of_this_name): the database: that database does not exist.");
  });

  it("a file store that is not there", async () => {
    const { settings } = await makePlace();
    const endpoint = encodeURIComponent("http://127.0.0.1:9");
    const FILES_URL = `s3://key:hidden-word@127.0.0.1/portal-files?endpoint=${endpoint}`;
    const { code, output } = await runToEnd({ ...settings, FILES_URL });
    expect(code).toBe(1);
    expect(output).toContain("FILES_URL (s3://127.0.0.1/portal-files): the file store: it is away.");
    expect(output).not.toContain("hidden-word");
  });
});

it("a setting that is misspelt is named in a warning, with the one that was meant", async () => {
  const { output } = await runToEnd({ DATABSE_URL: "postgres://127.0.0.1/x", NODE_ENV: "prod" });
  expect(output).toContain("DATABSE_URL is no setting of the portal and has no effect. Did you mean DATABASE_URL?");
  expect(output).not.toContain("HOME is no setting");
});
