import { globSync, readFileSync } from "node:fs";
import { accountChangeKinds } from "@hunarmand/api/notices/account-changes";
import { documentKinds, paperKinds } from "@hunarmand/api/providers/papers";
import { auditSteps } from "@hunarmand/api/staff/audit/audit-steps";
import { expect, it } from "vitest";

const folder = new URL("..", import.meta.url).pathname;
const sources = globSync("**/*.ts", { cwd: folder })
  .filter((path) => !path.endsWith(".test.ts"))
  .map((path) => readFileSync(`${folder}/${path}`, "utf8"));

const findAll = (pattern: RegExp): string[] =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map(([, found = ""]) => found));

const desks = [...findAll(/exportOf\(\s*"([^"]+)"/g), "reports"];

/** The steps that each template writes. */
const written: Readonly<Record<string, readonly string[]>> = {
  "account.${change}": accountChangeKinds.map((kind) => `account.${kind}`),
  "account.${purpose}-released": ["account.email-released", "account.phone-released"],
  "contract.${step}": ["contract.accept", "contract.reject", "contract.activate", "contract.complete", "contract.end"],
  "customer.${decision}": ["customer.block", "customer.unblock"],
  "export.${desk}": desks.map((desk) => `export.${desk}`),
  "identity-request.${step}": ["identity-request.agree", "identity-request.refuse"],
  "payout.${step}": ["payout.pay", "payout.cancel"],
  "provider.${decision}": ["verify", "send-back", "reject", "suspend", "reinstate"].map((step) => `provider.${step}`),
  "provider.read-${params.kind}": documentKinds.map((kind) => `provider.read-${kind}`),
  "provider.refuse-${kind}": paperKinds.map((kind) => `provider.refuse-${kind}`),
  "visit.${step}": ["visit.came", "visit.missed"],
  "wallet-payment.${decision}": ["wallet-payment.approve", "wallet-payment.decline"],
  "wallet-payment.${step}": ["wallet-payment.approve", "wallet-payment.decline"],
};

const listed: readonly string[] = Object.entries(auditSteps).flatMap(([noun, verbs]) =>
  verbs.map((verb) => `${noun}.${verb}`),
);

it("each step that the server writes into the audit log is listed, so that screens have words for it", () => {
  // A line that names an action, with the steps that it names.
  const lines = findAll(/^(.*\b\w*[aA]ction\b.*)$/gm);
  const plain = lines.flatMap((line) => [...line.matchAll(/"([a-z-]+\.[a-z-]+)"/g)].map(([, step = ""]) => step));
  const steps = plain.filter((step) => !/^(back|entry|job|paid)\.(status|action|id)$/.test(step));
  const templates = findAll(/[aA]ction(?::| =) `([^`]+)`/g);
  expect(steps.length).toBeGreaterThan(70);
  expect(templates.filter((template) => !(template in written))).toEqual([]);
  const all = new Set([...steps, ...templates.flatMap((template) => written[template] ?? [])]);
  expect([...all].filter((step) => !listed.includes(step))).toEqual([]);
  expect(listed.filter((step) => !all.has(step))).toEqual([]);
});
