import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

describe("where files are kept", () => {
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
    expect(readConfig({}).filesOldSecrets).toEqual([]);
    expect(readConfig({ FILES_OLD_SECRETS: "first, second ," }).filesOldSecrets).toEqual(["first", "second"]);
  });
});
