import { limits } from "@hunarmand/api/limits";
import { expect, it } from "vitest";
import { secretSettings } from "../../src/config/secret-settings.ts";
import { fileSettingOf } from "../../src/config/setting-files.ts";
import { settingNames } from "../../src/config/settings.ts";
import { operatorCommands } from "./operator-commands.ts";
import { files, listScripts, readText } from "./repository.ts";

const known = new Set<string>([...settingNames, ...secretSettings.map(fileSettingOf)]);
const megabyte = 1024 * 1024;
/** http/limits/client-deadlines.ts: a whole request, and the pause between two heartbeats of a stream. */
const requestSeconds = 30;

const seconds = (text: string, pattern: RegExp): number => Number(text.match(pattern)?.[1]);

it("the files in ops set only settings that exist", () => {
  const compose = readText("ops/compose.yaml");
  const portal = compose.slice(compose.indexOf("environment:"), compose.indexOf("secrets: ["));
  const named = [
    ...[...portal.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name = ""]) => name),
    ...(readText("ops/settings.example").match(/^[A-Z_]+(?==)/gm) ?? []),
    ...(readText("ops/Dockerfile")
      .match(/^ENV (.+)$/m)?.[1]
      ?.match(/[A-Z_]+(?==)/g) ?? []),
  ];
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

it("each secret that the containers read is made by ops/make-secrets.sh", () => {
  const made = [...readText("ops/make-secrets.sh").matchAll(/^keep (\S+)/gm)].map(([, name]) => name);
  const read = [...readText("ops/compose.yaml").matchAll(/file: secrets\/([\w.]+)/g)].map(([, name]) => name);
  expect(read.length).toBeGreaterThan(5);
  expect(made).toEqual(expect.arrayContaining(read));
});

it("portals in containers start when database and store reply by TCP", () => {
  const compose = readText("ops/compose.yaml");
  const waited = [...compose.matchAll(/^ {4}(\S+): \{ condition: service_healthy \}/gm)].map(([, name]) => name);
  expect(waited).toEqual(["database", "store"]);
  // While PostgreSQL's image prepares a volume, its database replies at the socket alone. A portal without database or store ends.
  const checks = [...compose.matchAll(/^ {6}test: \[(.+)\]/gm)].map(([, check]) => check);
  expect(checks).toHaveLength(waited.length);
  expect(checks.filter((check) => !check?.includes("127.0.0.1"))).toEqual([]);
});

it("HAProxy in containers takes as many connections as the container's files allow", () => {
  // With `maxconn` it refuses to start where fewer files are allowed.
  const haproxy = readText("ops/haproxy.cfg");
  expect(haproxy).toMatch(/^ {2}fd-hard-limit \d+$/m);
  expect(haproxy).not.toMatch(/^ {2}maxconn /m);
});

it("each installation for production deletes Node's headers, a sixth of its size", () => {
  const lines = ["ops/Dockerfile", "docs/production.md"].flatMap((path) => readText(path).split("\n"));
  const installs = lines.filter((line) => /^(RUN )?npm ci --omit=dev/.test(line));
  expect(installs.length).toBe(3);
  expect(installs.filter((line) => !line.endsWith("&& rm -r node_modules/node/node_modules/*/include"))).toEqual([]);
});

it("the proxies wait longer than the portal, and let the largest upload through", () => {
  const [nginx, haproxy] = [readText("ops/nginx.conf"), readText("ops/haproxy.cfg")];
  expect(seconds(nginx, /client_max_body_size (\d+)m/) * megabyte).toBeGreaterThan(4 * limits.imageBytesMax);
  expect(seconds(nginx, /proxy_read_timeout (\d+)s/)).toBeGreaterThan(requestSeconds);
  const cluster = readText("ops/cluster/haproxy.cfg");
  const portals = cluster.slice(cluster.indexOf("listen portals"));
  for (const text of [haproxy, portals])
    for (const name of ["client", "server", "http-request"])
      expect(seconds(text, new RegExp(`timeout ${name} (\\d+)s`)), name).toBeGreaterThan(requestSeconds);
});

it("docs/production.md names every file in ops, and a test or drill runs every command in it", () => {
  const text = readText("docs/production.md");
  const missing = files.filter(
    (path) => path.startsWith("ops/") && !path.startsWith("ops/secrets/") && !text.includes(path),
  );
  expect(missing).toEqual([]);
  const named = [...text.matchAll(/(?:npm run |\bhunarmand )([a-z]+(?::[a-z-]+)?)/g)].map(([, name = ""]) => name);
  const commands = [...new Set(named)].filter((name) => listScripts().includes(name));
  expect(commands.toSorted()).toEqual(Object.keys(operatorCommands).toSorted());
  for (const [command, { run, by }] of Object.entries(operatorCommands))
    expect(readText(by), `${command} in ${by}`).toContain(run);
});
