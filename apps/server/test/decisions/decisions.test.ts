import type { Call } from "@hunarmand/api/call";
import { calls } from "@hunarmand/api/index";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { readText } from "../documents/repository.ts";
import { startPortal } from "../portal.ts";
import { dumpTables } from "../secrets/database-dump.ts";
import { makeDecisionScene } from "./decision-scene.ts";
import { staleDecisions } from "./stale-decisions.ts";
import { unchangingDecisions } from "./unchanging-decisions.ts";

const portal = await startPortal();

const names = ["id", "Id", "ids", "visits", "jobId", "payoutId", "providerId", "quoteId"];
const fieldsOf = ({ body }: Call) => Object.keys(body?.shape ?? {});
const namesSomething = (call: Call) =>
  call.method !== "GET" && (call.params !== undefined || fieldsOf(call).some((name) => names.includes(name)));

/** Calls with error codes of their own, older than the common one (decision 2026-11-22-0750). */
const prices = ["jobs.agreePrice", "jobs.disputePrice"];
/** Decisions on something of the sender's own, which the request does not name. */
const unnamed = ["staff.changePlatformFee", "providers.cancelVisit"];

/** The fields of a call's body for what was read: "read.price" and the like, or the thing itself. */
function listFacts(schema: z.ZodObject, place = ""): string[] {
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
    const shape = "unwrap" in field ? (field as z.ZodOptional<z.ZodObject>).unwrap() : field;
    return name === "read" && "shape" in shape
      ? Object.keys(shape.shape as object).map((fact) => `${place}read.${fact}`)
      : [`${place}${name}`];
  });
}

describe("a decision names what its sender has read", () => {
  it("every decision does, or is listed with the reason why its subject cannot change", () => {
    const known = [...Object.keys(staleDecisions), ...Object.keys(unchangingDecisions), ...prices].sort();
    const all = Object.entries(calls).flatMap(([name, call]) => (namesSomething(call) ? [name] : []));
    expect(known).toEqual([...all, ...unnamed].sort());
  });

  it.each(Object.entries(staleDecisions))(
    "%s is refused with what changed, and changes nothing",
    async (_name, make) => {
      const { by, call, request, changed } = await make(await makeDecisionScene(portal));
      const before = await dumpTables(portal.db);
      const { status, error } = await portal.as(by).call(call, request);
      expect([status, error.code]).toEqual([409, "facts-changed"]);
      expect(error.issues?.map(({ field }) => field)).toEqual(changed);
      const tables = [...(await dumpTables(portal.db))].filter(([name]) => name.startsWith("public."));
      const passing = ["public.sessions", "public.security_events", "public.limit_hits", "public.caller_changes"];
      const isOther = ([name, text]: [string, string]) => !passing.includes(name) && before.get(name) !== text;
      expect(tables.filter(isOther).map(([name]) => name)).toEqual([]);
    },
  );

  it("the fields are those of docs/steps.md", () => {
    const rows = readText("docs/steps.md").matchAll(/^\| `(\w+)` [^|]*\| ([^|]*) \|$/gm);
    const written = new Map(
      [...rows].map(([, call, facts = ""]) => [call, [...facts.matchAll(/`([\w.]+)`/g)].map(([, fact]) => fact)]),
    );
    const decided = [...Object.keys(staleDecisions), ...prices].map((name) => name.split(".")[1]);
    expect([...written.keys()].sort()).toEqual(decided.sort());
    for (const [name, call] of Object.entries(calls)) {
      const facts = written.get(name.split(".")[1]);
      if (!facts || !call.body) continue;
      const fields = name === "contracts.markDays" ? ["read.presence", "read.note"] : listFacts(call.body);
      expect(fields, name).toEqual(expect.arrayContaining(facts));
    }
  });
});
