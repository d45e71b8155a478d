import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

describe("the place of files", () => {
  it("is the data folder unless FILES_URL names a bucket", () => {
    expect(readConfig({}).filesUrl).toBeUndefined();
    const url = "s3://key:se%2Fcret@s3.example.pk/portal?region=eu-central-1&endpoint=http%3A%2F%2F127.0.0.1%3A9000";
    expect(readConfig({ FILES_URL: url }).filesUrl).toBe(url);
  });

  it.each([
    ["another scheme", "https://key:secret@host/bucket"],
    ["no bucket", "s3://key:secret@host"],
    ["no secret", "s3://key@host/bucket"],
    ["an endpoint that is no address", "s3://key:secret@host/bucket?endpoint=somewhere"],
  ])("is refused at the start with %s", (_what, url) => {
    expect(() => readConfig({ FILES_URL: url })).toThrow("FILES_URL");
  });

  it("may have former secrets, comma-separated", () => {
    expect(readConfig({}).oldSecrets).toEqual([]);
    expect(readConfig({ TOKEN_OLD_SECRETS: "first, second ," }).oldSecrets).toEqual(["first", "second"]);
  });
});

describe("a setting of production has an allowed value, or stops the start (security rule 12)", () => {
  const fit = {
    NODE_ENV: "production",
    PUBLIC_URL: "https://portal.example",
    TOKEN_SECRET: "a secret of production, long enough to sign with",
  };
  const unfitOf = (settings: NodeJS.ProcessEnv) => readConfig({ ...fit, ...settings }).unfitSettings;

  it.each([
    "off",
    "safepay://public:secret@production?secret=webhook",
    "jazzcash://merchant:password@production?secret=salt",
  ])("CARD_GATEWAY=%s starts", (CARD_GATEWAY) => {
    expect(unfitOf({ CARD_GATEWAY })).toEqual([]);
  });

  it.each([
    "sandbox",
    "safepay://public:hidden-word@sandbox?secret=webhook",
    "jazzcash://merchant:hidden-word@sandbox?secret=salt",
    "safepay://public:hidden-word@127.0.0.1:4000?secret=webhook",
    "jazzcash://merchant:hidden-word@127.0.0.1:4000?secret=salt",
  ])("CARD_GATEWAY=%s does not start, and the error contains no secret", (CARD_GATEWAY) => {
    expect(unfitOf({ CARD_GATEWAY })).toEqual([expect.stringMatching(/^CARD_GATEWAY moves no money/)]);
    expect(unfitOf({ CARD_GATEWAY }).join()).not.toContain("hidden-word");
  });

  it.each([
    "Sandbox",
    "safepay://public:secret@Production?secret=webhook",
    "safepay://public:secret@prodution?secret=webhook",
    "jazzcash://merchant:password@payments.jazzcash.com.pk?secret=salt",
    "jazzcash://merchant:password@production.example?secret=salt",
    "safepay://public:%zz@production?secret=webhook",
  ])("CARD_GATEWAY=%s is not a gateway", (CARD_GATEWAY) => {
    expect(() => readConfig({ ...fit, CARD_GATEWAY })).toThrow("CARD_GATEWAY must be");
  });

  it.each([
    ["PUBLIC_URL", "http://portal.example"],
    ["GOOGLE_JWKS_URL", "https://keys.example/certs"],
    ["GOOGLE_JWKS_URL", "http://www.googleapis.com/oauth2/v3/certs"],
    ["MAP_TILE_URL", "http://tiles.example/{z}/{x}/{y}.png"],
    ["PUSH_SERVICE_URL", "http://127.0.0.1:9"],
    ["RATE_LIMIT_SCALE", "1000"],
    ["DEADLINE_SCALE", "4"],
  ])("%s=%s does not start in production, but starts elsewhere", (name, value) => {
    expect(unfitOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
    expect(readConfig({ [name]: value }).unfitSettings).toEqual([]);
  });

  it.each([
    ["PUBLIC_URL", "http://127.0.0.1:3000"],
    ["MAP_TILE_URL", "https://{s}.tiles.example/{z}/{x}/{y}.png"],
    ["RATE_LIMIT_SCALE", "100"],
    ["DEADLINE_SCALE", "3"],
  ])("%s=%s starts", (name, value) => {
    expect(unfitOf({ [name]: value })).toEqual([]);
  });

  it("HSTS_SUBDOMAINS is true or false, and false by default", () => {
    expect(readConfig(fit).hstsSubdomains).toBe(false);
    expect(readConfig({ ...fit, HSTS_SUBDOMAINS: "true" }).hstsSubdomains).toBe(true);
    expect(() => readConfig({ HSTS_SUBDOMAINS: "yes" })).toThrow("HSTS_SUBDOMAINS must be true or false");
  });
});

describe("how long records are kept", () => {
  it("is a year for notices and messages, and half a year for logins", () => {
    expect(readConfig({}).keptDays).toEqual({ notices: 365, messages: 365, security: 180 });
    expect(readConfig({ KEEP_MESSAGES_DAYS: "120" }).keptDays.messages).toBe(120);
  });

  it.each([
    ["KEEP_NOTICES_DAYS", "119"],
    ["KEEP_MESSAGES_DAYS", "0"],
    ["KEEP_MESSAGES_DAYS", "-1"],
    ["KEEP_MESSAGES_DAYS", "200.5"],
    ["KEEP_SECURITY_DAYS", "179"],
    ["KEEP_SECURITY_DAYS", "for ever"],
    ["KEEP_NOTICES_DAYS", "3661"],
  ])("is refused at the start as %s=%s, with the allowed numbers", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} must be a number of days, 1`);
  });
});

describe("the settings of several processes", () => {
  it("are fifteen connections and no drain, and a process does everything", () => {
    const { pool, databaseDirectUrl, role, drainSeconds } = readConfig({});
    expect({ pool, databaseDirectUrl, role, drainSeconds }).toEqual({
      pool: { connections: 15, connectMilliseconds: 3_500, statementMilliseconds: 3_000, lockMilliseconds: 2_500 },
      databaseDirectUrl: undefined,
      role: "all",
      drainSeconds: 0,
    });
  });

  it("are read from the environment", () => {
    const given = {
      DATABASE_CONNECTIONS: "40",
      DATABASE_LOCK_MILLISECONDS: "900",
      ROLE: "worker",
      DRAIN_SECONDS: "12",
    };
    const { pool, role, drainSeconds } = readConfig(given);
    expect({ ...pool, role, drainSeconds }).toMatchObject({
      connections: 40,
      lockMilliseconds: 900,
      role: "worker",
      drainSeconds: 12,
    });
  });

  it.each([
    ["DATABASE_CONNECTIONS", "5"],
    ["DATABASE_CONNECTIONS", "1001"],
    ["DATABASE_CONNECTIONS", "some"],
    ["DATABASE_LOCK_MILLISECONDS", "99"],
    ["DATABASE_STATEMENT_MILLISECONDS", "60001"],
    ["DATABASE_CONNECT_MILLISECONDS", "1.5"],
    ["DATABASE_DIRECT_URL", "https://db.example"],
    ["ROLE", "master"],
    ["DRAIN_SECONDS", "-1"],
    ["DRAIN_SECONDS", "301"],
  ])("are refused at the start as %s=%s, with what they may be", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} must be `);
  });
});
