import { uploadCnicFront } from "@hunarmand/api/providers/documents";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { holdTime, passTime } from "../../../test/held-time.ts";
import { makeProvider } from "../../../test/make.ts";
import { makeForm, makePicture } from "../../../test/make-image.ts";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";
import { openFileCipher } from "../../services/files/file-cipher.ts";
import { type FileVault, makeFileVault, openFileVault } from "../../services/files/file-vault.ts";

const portal = await startPortal();
const secret = "a secret for tests, long enough to sign with";

interface Line {
  level: number;
  msg: string;
  repeated?: number;
  err: { message: string; stack: string; causes?: { errorCode?: string; message: string }[] };
}

/** The portal on this file store, with its log lines of warnings and errors. */
async function openLogged(files?: FileVault) {
  const lines: Line[] = [];
  const logged = await openVariant(portal, {
    services: files ? { files } : {},
    settings: { logLevel: "warn", logTo: { write: (line) => void lines.push(JSON.parse(line)) } },
  });
  return { ...logged, lines };
}

class BrokenDriver extends FSDriver {
  readonly #code: string;

  constructor(code: string) {
    super({ location: portal.filesFolder, visibility: "private" });
    this.#code = code;
  }

  override async put(): Promise<void> {
    throw Object.assign(new Error(`${this.#code}: write failed`), { code: this.#code });
  }
}

const openBroken = (code: string) => makeFileVault(new Disk(new BrokenDriver(code)), openFileCipher([secret]));

const openAbsent = () => {
  const url = `s3://key:secret@127.0.0.1/portal-files?endpoint=${encodeURIComponent("http://127.0.0.1:9")}`;
  return openFileVault({ folder: "", url }, [secret]);
};

describe("the log line of a call that failed", () => {
  it.each([
    ["a full disk", async () => openBroken("ENOSPC"), "the file store: the disk is full"],
    ["a read-only folder", async () => openBroken("EROFS"), "the file store: it is read-only"],
    ["a folder without rights", async () => openBroken("EACCES"), "the file store: the portal has no right to it"],
    ["an S3 store that is away", openAbsent, "the file store: it is away"],
  ])("names the cause: %s", async (_what, open, cause) => {
    const { as, lines } = await openLogged(await open());
    const provider = await makeProvider(portal);
    const body = makeForm({ cnicFront: await makePicture() });
    const reply = await as(provider).call(uploadCnicFront, { params: { id: provider.id }, body });
    expect(reply).toMatchObject({ status: 503, error: { code: "unavailable" } });
    expect(reply.error.message).not.toContain(cause);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.msg).toBe(`a call failed: ${cause}`);
    expect(lines[0]?.err.causes?.length).toBeGreaterThan(0);
  });

  it.each([
    ["53100", "the database: the disk is full"],
    ["25006", "the database: it is read-only"],
    ["57P01", "the database: it is away"],
  ])("names what PostgreSQL means by %s", async (code, cause) => {
    const { app, lines } = await openLogged();
    const failing = sql`do ${sql.raw(`$$ begin raise exception 'no' using errcode = '${code}'; end $$`)}`;
    const err = await failing.execute(portal.db).catch((error: unknown) => error);
    app.log.error({ err }, "a call failed");
    expect(lines[0]?.msg).toBe(`a call failed: ${cause}`);
  });

  it("keeps file, line and column, and hides numbers and addresses in the message, even in a line that looks like a frame", async () => {
    const { app, lines } = await openLogged();
    const err = new Error("no 4242424242424242 of ali@example.pk\n    at 6110112345671 (4242424242424242:1:2)");
    err.stack = `${err.stack}\n    at late (/portal/server.js:12345:678)\n    at file:///portal/a.ts:2048:31`;
    app.log.error({ err }, "a call failed");
    const { stack = "", message = "" } = lines[0]?.err ?? {};
    for (const hidden of ["4242424242424242", "6110112345671", "ali@example.pk"]) {
      expect(stack).not.toContain(hidden);
      expect(message).not.toContain(hidden);
    }
    for (const shown of ["/portal/server.js:12345:678", "a.ts:2048:31"]) expect(stack).toContain(shown);
    // Vitest imports a test with a query after its name.
    expect(stack).toMatch(/log-lines\.test\.ts\S*:\d+:\d+/);
  });
});

describe("a repeated failure", () => {
  it("is logged at once, then at most once a second with its number of repeats, separately for each cause", async () => {
    const { app, lines } = await openLogged();
    const fail = (code: string) => app.log.error({ err: Object.assign(new Error("no"), { code }) }, "a call failed");
    holdTime();
    for (let times = 0; times < 500; times++) fail("ENOSPC");
    fail("EROFS");
    expect(lines.map(({ msg }) => msg)).toEqual(["a call failed: the disk is full", "a call failed: it is read-only"]);
    await passTime(1_000);
    for (let times = 0; times < 40; times++) fail("ENOSPC");
    await passTime(1_000);
    const full = lines.filter(({ msg }) => msg.endsWith("the disk is full"));
    expect(full.map(({ repeated }) => repeated)).toEqual([undefined, 499, 40]);
    await passTime(1_000);
    fail("ENOSPC");
    expect(lines.at(-1)).toMatchObject({ msg: "a call failed: the disk is full" });
    expect(lines.at(-1)?.repeated).toBeUndefined();
  });

  it("without an error is logged each time", async () => {
    const { app, lines } = await openLogged();
    for (let times = 0; times < 5; times++) app.log.warn({ setting: "X" }, "said on purpose");
    expect(lines).toHaveLength(5);
  });
});
