import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeDatabase } from "../postgres-server.ts";
import { runToEnd } from "../running-server.ts";
import { makePlace } from "../server-place.ts";

/** With an invalid setting the start fails, and names the setting and its allowed values. */
describe("a start fails and names its invalid setting", () => {
  it.each([
    [{ CARD_GATEWAY: "foo" }, "CARD_GATEWAY must be sandbox, off, safepay://"],
    [{ FILES_URL: "foo" }, "FILES_URL must be s3://key:secret@host/bucket"],
    [{ NODE_ENV: "prod" }, "NODE_ENV must be production, development or test"],
    [{ DATABASE_URL: "localhost/portal" }, "DATABASE_URL must be postgres://"],
    [{ PORT: "many" }, "PORT must be a port: 0 to 65535"],
  ])("%j", async (settings, printed) => {
    const { code, output } = await runToEnd(settings);
    expect(code).toBe(1);
    expect(output).toContain(printed);
    expect(output).not.toMatch(/\n\s+at /);
  });

  it("several invalid settings at once", async () => {
    const { output } = await runToEnd({ CARD_GATEWAY: "foo", FILES_URL: "foo", NODE_ENV: "production" });
    for (const name of ["CARD_GATEWAY", "FILES_URL", "PUBLIC_URL"]) expect(output).toContain(`- ${name} `);
  });

  it("DATA_DIR below a folder without write access", async () => {
    const { code, output } = await runToEnd({ DATA_DIR: "/proc/x" });
    expect([code, output]).toEqual([
      1,
      expect.stringContaining("DATA_DIR must be a folder that the portal may write to"),
    ]);
  });

  it("a DATA_DIR that is a file", async () => {
    const { dataFolder } = await makePlace();
    const file = join(dataFolder, "a-file");
    await writeFile(file, "");
    expect((await runToEnd({ DATA_DIR: join(file, "below") })).output).toContain("DATA_DIR must be a folder");
  });

  it("a database server that cannot be reached", async () => {
    const { code, output } = await runToEnd({ DATABASE_URL: "postgres://portal:hidden-word@127.0.0.1:9/portal" });
    expect(code).toBe(1);
    expect(output).toContain("DATABASE_URL (postgres://127.0.0.1:9/portal): the database: it is away.");
    expect(output).not.toContain("hidden-word");
  });

  it("a database that does not exist", async () => {
    const url = new URL(await makeDatabase());
    url.pathname = "/nothing_of_this_name";
    const { output } = await runToEnd({ DATABASE_URL: url.href });
    expect(output).toContain("/nothing_of_this_name): the database: that database does not exist.");
  });

  it("a file store that cannot be reached", async () => {
    const { settings } = await makePlace();
    const endpoint = encodeURIComponent("http://127.0.0.1:9");
    const FILES_URL = `s3://key:hidden-word@127.0.0.1/portal-files?endpoint=${endpoint}`;
    const { code, output } = await runToEnd({ ...settings, FILES_URL });
    expect(code).toBe(1);
    expect(output).toContain("FILES_URL (s3://127.0.0.1/portal-files): the file store: it is away.");
    expect(output).not.toContain("hidden-word");
  });
});

it("a warning names a misspelt setting and the one that was meant", async () => {
  const { output } = await runToEnd({ DATABSE_URL: "postgres://127.0.0.1/x", NODE_ENV: "prod" });
  expect(output).toContain("DATABSE_URL is no setting of the portal and has no effect. Did you mean DATABASE_URL?");
  expect(output).not.toContain("HOME is no setting");
});
