import { expect, it } from "vitest";
import { listMisspelt } from "./config-warnings.ts";

it.each([
  ["DATABSE_URL", "DATABASE_URL"],
  ["DATABASE_URI", "DATABASE_URL"],
  ["TOKEN_SECRETS", "TOKEN_SECRET"],
  ["CARD_GATWAY", "CARD_GATEWAY"],
  ["public_url", "PUBLIC_URL"],
  ["NODE_EVN", "NODE_ENV"],
  ["PORTS", "PORT"],
])("%s is taken for %s", (name, meant) => {
  expect(listMisspelt({ [name]: "x" })).toEqual([expect.stringContaining(`Did you mean ${meant}?`)]);
});

it("variables that a system sets itself are not reported", () => {
  const names = "PATH HOME HOSTNAME USER SHELL PWD LANG TERM NODE_PATH NODE_OPTIONS HTTP_PROXY HTTPS_PROXY NO_PROXY";
  const others = "LOGNAME EDITOR MAIL CI POSTGRES_URL REDIS_URL PGHOST PGPORT S3_URL npm_config_loglevel E2E_DATA_DIR";
  const environment = Object.fromEntries(`${names} ${others}`.split(" ").map((name) => [name, "x"]));
  expect(listMisspelt({ ...environment, DATABASE_URL: "x", NODE_ENV: "x" })).toEqual([]);
});
