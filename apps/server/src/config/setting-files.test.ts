import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { secretSettings } from "./secret-settings.ts";
import { fileSettingOf } from "./setting-files.ts";

const folder = mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), "settings-"));
const secret = "a secret in a file, long enough to sign with";

function writeSecret(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

it("a secret may be in a file, with a line break at its end", () => {
  const config = readConfig({ TOKEN_SECRET_FILE: writeSecret("token", `${secret}\n`) });
  expect(config.tokenSecret).toBe(secret);
});

it.each(secretSettings)("%s may be in a file, and a wrong value is named without being printed", (name) => {
  const file = writeSecret(name, "hidden-word");
  const read = () => readConfig({ [fileSettingOf(name)]: file });
  const message = (() => {
    try {
      read();
      return "";
    } catch (error) {
      return String(error);
    }
  })();
  // These take any text.
  const takesAnything = name === "TOKEN_OLD_SECRETS";
  if (takesAnything) expect(read().oldSecrets).toEqual(["hidden-word"]);
  else expect(message).toContain(`${name} must be`);
  expect(message).not.toContain("hidden-word");
});

it("a secret that is set twice, is empty or cannot be read stops the start, with its name", () => {
  const twice = { TOKEN_SECRET: secret, TOKEN_SECRET_FILE: writeSecret("twice", secret) };
  expect(() => readConfig(twice)).toThrow("TOKEN_SECRET and TOKEN_SECRET_FILE are both set");
  expect(() => readConfig({ TOKEN_SECRET_FILE: writeSecret("empty", " \n") })).toThrow("names an empty file");
  expect(() => readConfig({ BACKUP_KEY_FILE: join(folder, "missing") })).toThrow(
    /BACKUP_KEY_FILE names a file that cannot be read/,
  );
});
