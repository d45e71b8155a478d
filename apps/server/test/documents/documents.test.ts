import { calls } from "@hunarmand/api";
import { describe, expect, it } from "vitest";
import { sameRoute, specTable } from "../spec/spec-table.ts";
import { findLost, rules } from "./citations.ts";
import { documents, readText, records } from "./repository.ts";

const index = readText("docs/decisions/README.md");
const rows = [...index.matchAll(/^\| \[[\w-]+\]\(([\w.-]+)\) \| (.+?) \| (.+?) \| (\d{4}-\d{2}-\d{2}) \|$/gm)].map(
  ([, file = "", title = "", state = ""]) => ({ path: `docs/decisions/${file}`, title, state }),
);
/** A superseded record may name what no longer exists. */
const isPast = (path: string): boolean => rows.some((row) => row.path === path && row.state.startsWith("superseded"));

describe("everything that a document names exists:", () => {
  it.each(documents.filter((path) => !isPast(path)))("%s", (path) => {
    expect(findLost(readText(path).replace(/\n(?=\S)/g, " "), path)).toEqual([]);
  });
});

it("everything that the notes of a call name exists", () => {
  const notes = Object.values(calls).flatMap((call) => call.notes ?? []);
  expect(notes.flatMap((note) => findLost(note, "packages/api/src/call.ts"))).toEqual([]);
});

describe("rules", () => {
  const stated = [...rules.values()].flat();

  it("each have their own number", () => {
    expect(stated.length).toBeGreaterThan(150);
    expect(stated.filter((id, place) => stated.indexOf(id) !== place)).toEqual([]);
  });

  it.each([...rules.keys(), "docs/screens/details.md"])("%s cites only rules that exist, and is short", (book) => {
    const letters = new Set(stated.map((id) => id.replace(/\d+/, "")));
    const named = readText(book).match(/(?<![\w-])[A-Z]{1,2}\d{1,3}(?![\w-])/g) ?? [];
    expect(named.filter((id) => letters.has(id.replace(/\d+/, "")) && !stated.includes(id))).toEqual([]);
    expect(readText(book).split("\n").length).toBeLessThan(300);
  });
});

describe("decisions", () => {
  const titleOf = (path: string) =>
    readText(path)
      .split("\n")[0]
      ?.replace(/^# (?:[\d-]+ )?/, "");

  it("the index lists every record, and only these, under their titles", () => {
    expect(rows.map(({ path }) => path).sort()).toEqual([...records].sort());
    const untrue = rows.filter(({ path, title }) => titleOf(path) !== title);
    expect(untrue).toEqual([]);
  });

  it("the index has the status of each record", () => {
    const states = rows.filter(({ state }) => !/^(accepted|superseded by \[[\w-]+\]\([\w.-]+\.md\))/.test(state));
    expect(states).toEqual([]);
  });

  it("new records are named by date and time, and have at most 50 lines", () => {
    const isNamed = (path: string) => /\/(0\d\d|100|\d{4}-\d{2}-\d{2}-\d{4})-[a-z0-9-]+\.md$/.test(path);
    expect(records.filter((path) => !isNamed(path) || readText(path).split("\n").length > 51)).toEqual([]);
  });
});

it("docs/wire.md lists every call and no other, the spec's calls in the spec's spelling", () => {
  const wire = readText("docs/wire.md");
  const named = [...wire.matchAll(/\b(GET|POST|PUT) ([A-Za-z][\w-]*(?:\/[\w{}-]+)*)/g)].map(([, method, path]) => ({
    method,
    path: `/${path}`,
  }));
  const described = named.map((row) => sameRoute(row as (typeof specTable)[number]));
  const declared = Object.values(calls).map(sameRoute);
  expect(described.filter((route) => !declared.includes(route) && !route.includes("/export/"))).toEqual([]);
  expect(declared.filter((route) => !described.includes(route) && !route.includes("/export/"))).toEqual([]);
  expect(specTable.filter((row) => !described.includes(sameRoute(row)))).toEqual([]);
});

it("docs/screens.md lists every route of the portal", () => {
  const routes = [...readText("apps/web/app/routes.ts").matchAll(/route\("([\w/-][^"]*)"/g)].map(
    ([, path]) => `/${path}`,
  );
  expect(routes.length).toBeGreaterThan(50);
  const named = new Set(readText("docs/screens.md").match(/(?<![\w/])\/[\w/:?-]*/g));
  // Screens for developers are not the portal's.
  expect(routes.filter((route) => !named.has(route) && !route.startsWith("/dev/"))).toEqual([]);
});
