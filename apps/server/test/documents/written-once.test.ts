import { expect, it } from "vitest";
import { files, readText } from "./repository.ts";

const selfPath = "apps/server/test/documents/written-once.test.ts";
const isSource = (path: string): boolean => /^apps\/server\/src\/.*\.ts$/.test(path) && !path.endsWith(".test.ts");
const findFiles = (pattern: RegExp): string[] => files.filter((path) => isSource(path) && pattern.test(readText(path)));

/** Statements that set a status and are not `takeStep`, each with its reason. */
const ownStatements: Readonly<Record<string, string>> = {
  "apps/server/src/database/take-step.ts": "takeStep itself",
  "apps/server/src/domain/jobs/move-job.queries.ts":
    "a step of a job has needs, a history and consequences in one statement",
  "apps/server/src/domain/jobs/move-offers.queries.ts": "moves many offers at once, also inside a step of a job",
  "apps/server/src/domain/jobs/job-consequences.ts": "inserts the offer that the office gives, or takes the former one",
  "apps/server/src/domain/jobs/offer-round.queries.ts": "inserts the offers of a round, or renews former ones",
  "apps/server/src/domain/providers/identity-requests.queries.ts": "withdraws by account, not by key",
  "apps/server/src/payments/returns/payment-returns.queries.ts": "a refund has no table of steps",
  "apps/server/src/payouts/bank-file/bank-file.queries.ts":
    "many payouts come back in one statement, their rows locked",
  "apps/server/src/payouts/payouts.queries.ts": "one payout comes back; its batch stays paid",
  "apps/server/src/payouts/office/move-payouts.queries.ts": "the payouts follow their batch",
  "apps/server/src/notices/delivery/outbox.queries.ts": "a delivery also holds and releases the message's claim",
  "apps/server/src/demo/remove-demo.queries.ts": "ends many jobs and accounts at once, from any status",
};
const setsStatus = /\.set\(\{[^}]*?\bstatus\b|\bset status = |\bset \$\{columnsOf/;

it("only takeStep and listed statements change a state", () => {
  expect(findFiles(setsStatus).sort()).toEqual(Object.keys(ownStatements).sort());
});

it("one file assembles the services", () => {
  expect(findFiles(/\breplyMemory: openReplyMemory\(/)).toEqual(["apps/server/src/services/open-services.ts"]);
  const assemblers = files.filter((path) => /^apps\/server\/test\/.*\.ts$/.test(path) && path !== selfPath);
  expect(assemblers.filter((path) => /\bopenReplyMemory\(/.test(readText(path)))).toEqual([]);
});

it("one file waits with Vitest's own waitFor, which gives up after a second without a time-out", () => {
  const ofWeb = files.filter((path) => /^apps\/web\/.*\.tsx?$/.test(path));
  expect(ofWeb.filter((path) => /\bvi\.waitFor\(/.test(readText(path)))).toEqual([
    "apps/web/test-setup/screen-reading.ts",
  ]);
});
