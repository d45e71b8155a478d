import { parseArgs } from "node:util";
import { Email, MobileNumber } from "@hunarmand/api/fields";
import health from "@hunarmand/api/locales/en/health.json" with { type: "json" };
import type { HealthCheck } from "@hunarmand/api/upkeep/health";
import type { HealthTry, TriedPart } from "@hunarmand/api/upkeep/health-tries";
import type { TextsOf } from "@hunarmand/texts/catalogue";
import { fillTree } from "@hunarmand/texts/compile-catalogue";
import type { Tree } from "@hunarmand/texts/tree";
import type { Services } from "../services/services.ts";
import { formatFact } from "../upkeep/health/format-fact.ts";
import { listHealth } from "../upkeep/health/get-health.ts";
import { tryPart } from "../upkeep/tries/try-part.ts";
import { normalisePhone } from "../values/identifiers.ts";
import { runTask } from "./run-task.ts";

const results = { done: "it worked", failed: "it failed", off: "it is not set up" };
const texts = fillTree(health as unknown as Tree, "en") as TextsOf<typeof health>;

/**
 * `npm run doctor`: prints the checks of /office/health. `-- --mail owner@company.pk --message 03001234567 --files --cards` also tries
 * these parts for real. Exit code 1 if a check is a fault, or a try was not done.
 */
await runTask(async ({ services, say }) => {
  const wishes = readWishes();
  const checks = await listHealth(services);
  for (const check of checks) say(describe(check));
  const tries: HealthTry[] = [];
  for (const { part, to } of wishes) {
    const done = await tryOne(services, part, to);
    tries.push(done);
    say(describeTry(done));
  }
  const isFaulty = checks.some(({ state }) => state === "fault") || tries.some(({ outcome }) => outcome !== "done");
  if (isFaulty) process.exitCode = 1;
});

/** @throws with what is wrong, before anything is checked */
function readWishes(): { part: TriedPart; to: string }[] {
  const options = { mail: { type: "string" }, message: { type: "string" } } as const;
  const switches = { files: { type: "boolean" }, cards: { type: "boolean" } } as const;
  const { values } = parseArgs({ options: { ...options, ...switches } });
  const mail = Email.optional().safeParse(values.mail);
  if (!mail.success) throw new Error("Name an e-mail address: npm run doctor -- --mail owner@company.pk");
  const phone = MobileNumber.optional().safeParse(values.message);
  if (!phone.success) throw new Error("Name a mobile number of Pakistan: npm run doctor -- --message 03001234567");
  return [
    ...(mail.data ? [{ part: "mail" as const, to: mail.data }] : []),
    ...(phone.data ? [{ part: "messages" as const, to: normalisePhone(phone.data) ?? "" }] : []),
    ...(values.files ? [{ part: "storage" as const, to: "" }] : []),
    ...(values.cards ? [{ part: "cards" as const, to: "" }] : []),
  ];
}

/** A text message may queue the alarm about the budget. */
async function tryOne(services: Services, part: TriedPart, to: string): Promise<HealthTry> {
  if (part !== "messages") return tryPart(services, part, { to, language: "en" });
  await services.queue.open();
  try {
    return await tryPart(services, part, { to, language: "en" });
  } finally {
    await services.queue.stop();
  }
}

function describe({ name, state, problem, facts }: HealthCheck): string {
  const values = facts.map((fact) => `${texts.facts[fact.name]} ${formatFact(fact)}`).join(", ");
  const lines = [`${texts.names[name]}: ${texts.states[state]}. ${values}`, problem && `  ${texts.problems[problem]}`];
  return lines.filter(Boolean).join("\n");
}

function describeTry({ part, outcome, words, milliseconds }: HealthTry): string {
  return `${texts.names[part]}, tried: ${results[outcome]} after ${milliseconds} ms${words ? `. ${words}` : ""}`;
}
