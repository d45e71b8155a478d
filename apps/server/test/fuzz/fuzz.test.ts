import { type ErrorCode, errors } from "@hunarmand/api/errors";
import { calls } from "@hunarmand/api/index";
import issueTexts from "@hunarmand/api/locales/en/issues.json" with { type: "json" };
import fc from "fast-check";
import { expect, it } from "vitest";
import { z } from "zod";
import type { OpenApi, Operation } from "../../src/http/openapi/openapi.ts";
import { errorsOf } from "../../src/http/openapi/openapi-errors.ts";
import { makePicture } from "../make-image.ts";
import { type Person, startPortal } from "../portal.ts";
import { countRequests, SlowestReplies, seed } from "./fuzz-run.ts";
import { isHashing, listOperations, makeOddGround } from "./odd-ground.ts";
import { type OddRequest, oddRequests } from "./odd-requests.ts";
import type { ValuesOf } from "./odd-values.ts";

const portal = await startPortal();
const document: OpenApi = (await portal.app.inject("/api/openapi.json")).json();

const requestsUsual = 6_000;
const requestsWanted = countRequests(requestsUsual);
const slowest = new SlowestReplies();
/** 6,000 requests take half a minute of one processor, longer on a busy machine. */
const millisecondsMax = 900_000 + 300 * requestsWanted;

/** Added for each call that hashes a password. */
const hashingRuns = 40;
const operations = listOperations(document);

const password = "the password of all tests";

const Code = z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]);
const IssueCode = z.enum(Object.keys(issueTexts) as [keyof typeof issueTexts, ...(keyof typeof issueTexts)[]]);
const Values = z.record(z.string(), z.union([z.string(), z.number()])).optional();
const ErrorShape = z.strictObject({
  code: Code,
  message: z.string().min(1),
  error: z.string().min(1),
  values: Values,
  requestId: z.string().min(1),
  issues: z
    .array(
      z.strictObject({
        field: z.string(),
        code: z.union([IssueCode, Code]),
        values: Values,
        message: z.string().min(1),
      }),
    )
    .optional(),
});

interface Sender {
  name: string;
  person: Person | undefined;
}

/** All senders, with the values that their requests name. */
async function makeGround(): Promise<{ senders: Sender[]; values: ValuesOf }> {
  const { people, values } = await makeOddGround(portal, document, { real: password, sent: password });
  const senders = Object.entries({ nobody: undefined, ...people }).map(([name, person]) => ({ name, person }));
  return { senders, values };
}

/** Mostly a sender with access to the call: a refused sender tests little. */
function drawSender(senders: Sender[], { operationId }: Operation): fc.Arbitrary<Sender> {
  const access = calls[operationId]?.access;
  const isOffices = Array.isArray(access) && access.some((audience: string) => /^[A-Z]/.test(audience));
  const fitting = senders.filter(
    ({ name }) =>
      (isOffices && name === "Owner") ||
      (Array.isArray(access) && access.some((audience: string) => audience === name || audience.endsWith(`-${name}`))),
  );
  const anybody = fc.constantFrom(...senders);
  return fitting.length > 0 ? fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...fitting) }, anybody) : anybody;
}

/** Returns the reply's deviation from the document, if any. */
function findFault({ operationId, responses }: Operation, status: number, body: string): string | undefined {
  const call = calls[operationId];
  if (!call) return "the api package has no such call";
  if (status === (call.status ?? 200)) {
    if (call.reply === "binary") return undefined;
    const parsed = call.reply.safeParse(JSON.parse(body));
    return parsed.success ? undefined : `the reply breaks its schema: ${z.prettifyError(parsed.error)}`;
  }
  const parsed = ErrorShape.safeParse(JSON.parse(body));
  if (!parsed.success) return `the error body is not ours: ${body.slice(0, 300)}`;
  const { code } = parsed.data;
  if (errors[code].status !== status) return `${code} came with ${status}`;
  // An odd path may match no route.
  if (code === "not-found" && status === 404) return undefined;
  if (!errorsOf(call).includes(code) || !(String(status) in responses)) return `${code} is not declared`;
  if (status >= 500 && !call.errors?.includes(code)) return `the server failed: ${code}`;
  return undefined;
}

async function send(sender: Sender, method: string, { path, query, headers, payload }: OddRequest) {
  const authorization = sender.person ? await portal.headersOf(sender.person) : {};
  const answer = await portal.app.inject({
    method: method as "GET",
    url: `/api${path}${query ? `?${query}` : ""}`,
    headers: { ...authorization, ...headers },
    ...(payload === undefined ? {} : { payload: payload as string }),
  });
  // Some calls end sessions, so everybody logs in again.
  if (answer.statusCode === 401 && sender.person) portal.forgetSessions();
  return answer;
}

/** A share of all calls. Steps that need a certain state (an objected price, a proposed time) seldom succeed by chance. */
const reachedShare = 0.48;
const shownCharacters = 600;

it(`${requestsWanted} odd requests get replies as the document says`, { timeout: millisecondsMax }, async () => {
  const { senders, values } = await makeGround();
  const image = await makePicture({ format: "png" });
  const quickOnes = operations.filter(({ operation }) => !isHashing(operation)).length;
  const runs = Math.ceil(requestsWanted / quickOnes);
  const faults: string[] = [];
  let requests = 0;
  const answered = new Set<string>();
  for (const { path, method, operation } of operations) {
    const asked = oddRequests(values, { path, operation, image });
    const property = fc.asyncProperty(drawSender(senders, operation), asked, async (sender, request) => {
      requests += 1;
      const name = `${operation.operationId} as ${sender.name}`;
      const { statusCode, body } = await slowest.measure(name, () => send(sender, method, request));
      if (statusCode < 300) answered.add(operation.operationId);
      const fault = findFault(operation, statusCode, body);
      if (fault) throw new Error(`as ${sender.name}: ${fault}`);
    });
    const { failed, counterexamplePath, counterexample, errorInstance } = await fc.check(property, {
      numRuns: isHashing(operation) ? hashingRuns : runs,
      endOnFailure: true,
      seed,
    });
    if (!failed) continue;
    const cause = String(errorInstance).slice(0, shownCharacters);
    const shown = fc.stringify(counterexample?.[1]).slice(0, shownCharacters);
    faults.push(`${method} ${path} (seed ${seed}, path ${counterexamplePath}): ${cause}\n${shown}`);
  }
  process.stdout.write(slowest.report());
  expect(faults).toEqual([]);
  expect(slowest.findBeyondBound()).toEqual([]);
  // Requests that are all refused would test nothing. A short run may have no valid request for some calls.
  if (requestsWanted >= requestsUsual) expect(answered.size / operations.length).toBeGreaterThan(reachedShare);
  expect(requests).toBeGreaterThanOrEqual(requestsWanted);
});
