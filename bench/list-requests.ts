import { type Call, officeRoles } from "@hunarmand/api/call";
import { calls } from "@hunarmand/api/index";
import { z } from "zod";

/** Values of the filled database to use in requests. */
export interface Samples {
  /** By the name of a path's parameter, or for an `id` by the segment before it ("providers", "job"). */
  params: Record<string, string>;
  /** By the name of a filter, or by call and filter. */
  filters: Record<string, readonly string[]>;
}

export type RequestSender = "nobody" | "provider" | "customer" | "owner";

/** One request to measure. */
export interface ListRequest {
  /** "jobs.listJobs" */
  name: string;
  method: Call["method"];
  path: string;
  sender: RequestSender;
  query: Record<string, string>;
  body: Record<string, string> | undefined;
  isPaged: boolean;
}

/** Their replies are about the process, its keys and sessions, or list what the reading itself and a restore write. */
const ofProcess = ["account.renewSession", "account.listOwnSessions", "account.listOwnSignIns", "upkeep.getHealth"];
const ofReading = ["staff.listAudit", "staff.listSecurityEvents"];

/** Whether the same data give the same reply, at any portal and after any other call. */
export const isOfData = ({ name }: Pick<ListRequest, "name">): boolean =>
  !ofProcess.includes(name) && !ofReading.includes(name);

/** Streams that only end when the caller disconnects. */
const endless = ["notices.streamEvents"];

const isReading = ([name, call]: [string, Call]): boolean =>
  !endless.includes(name) && call.reply !== "binary" && (call.method === "GET" || call.paged === true);

const isDesk = (audience: string) => officeRoles.some((role) => role === audience);

function senderOf({ access }: Call): RequestSender {
  if (access === "public") return "nobody";
  const [first] = access === "signed-in" ? ["customer"] : access;
  if (first === "customer" || first === undefined) return "customer";
  return isDesk(first) ? "owner" : "provider";
}

interface Named {
  name: string;
  call: Call;
  samples: Samples;
}

/** The values to try for a filter: all of a choice, or the samples. */
function valuesOf({ name, samples }: Named, filter: string, schema: z.ZodType): readonly string[] {
  const { enum: choices, const: only } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  if (choices) return choices.map(String);
  if (only !== undefined) return [String(only)];
  return samples.filters[`${name}.${filter}`] ?? samples.filters[filter] ?? [];
}

const pairedValuesMax = 5;

/** Without filters (except those that the call requires), with each value of each filter, and with pairs of two. */
function* queriesOf(named: Named): Generator<Record<string, string>> {
  const { limit: _, cursor: __, ...filters } = named.call.query?.shape ?? {};
  const schemas = Object.entries(filters as Record<string, z.ZodType>);
  const isDemanded = ([, schema]: [string, z.ZodType]) => !schema.safeParse(undefined).success;
  const always = Object.fromEntries(
    schemas.filter(isDemanded).map(([filter]) => [filter, named.samples.params[filter] ?? ""]),
  );
  yield always;
  const singles = schemas
    .filter((each) => !isDemanded(each))
    .flatMap(([filter, schema]) => valuesOf(named, filter, schema).map((value) => ({ filter, value })));
  for (const { filter, value } of singles) yield { ...always, [filter]: value };
  const paired = singles.filter(
    (one) => singles.filter(({ filter }) => filter === one.filter).indexOf(one) < pairedValuesMax,
  );
  for (const [index, { filter, value }] of paired.entries()) {
    for (const other of paired.slice(index + 1)) {
      if (other.filter !== filter) yield { ...always, [filter]: value, [other.filter]: other.value };
    }
  }
}

/** Fills in the path's parameters. Returns undefined if a parameter has no sample. */
function fillPath({ call, samples }: Named): string | undefined {
  let before = "";
  const segments = call.path.split("/").map((segment) => {
    const param = segment.startsWith(":") ? segment.slice(1) : undefined;
    const sample = samples.params[param === "id" ? before.toLowerCase() : (param ?? "")];
    before = segment;
    if (!param) return segment;
    return sample ? encodeURIComponent(sample) : undefined;
  });
  return segments.includes(undefined) ? undefined : segments.join("/");
}

function makeRequests(named: Named): ListRequest[] {
  const { name, call, samples } = named;
  const path = fillPath(named);
  if (path === undefined) return [];
  const fields = Object.keys(call.body?.shape ?? {});
  const body = call.body && Object.fromEntries(fields.map((field) => [field, samples.params[field] ?? ""]));
  const { method } = call;
  const request = { name, method, path, body, isPaged: call.paged === true, sender: senderOf(call) };
  return [...queriesOf(named)].map((query) => ({ ...request, query }));
}

/** Returns a request for every call that reads, with every filter. Calls without a sample are in `leftOut`. */
export function makeListRequests(samples: Samples): { requests: ListRequest[]; leftOut: string[] } {
  const made = Object.entries(calls)
    .filter(isReading)
    .map(([name, call]) => ({ name, requests: makeRequests({ name, call, samples }) }));
  const untried = made.flatMap(({ name, requests }) =>
    Object.keys(calls[name]?.query?.shape ?? {})
      .filter((filter) => !["limit", "cursor"].includes(filter) && !requests.some(({ query }) => filter in query))
      .map((filter) => `${name}?${filter}`),
  );
  const unasked = made.filter(({ requests }) => requests.length === 0).map(({ name }) => name);
  return { requests: made.flatMap(({ requests }) => requests), leftOut: [...unasked, ...untried] };
}
