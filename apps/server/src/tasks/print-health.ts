import health from "@hunarmand/api/locales/en/health.json" with { type: "json" };
import type { HealthCheck } from "@hunarmand/api/upkeep/health";
import type { TextsOf } from "@hunarmand/texts/catalogue";
import { fillTree } from "@hunarmand/texts/compile-catalogue";
import type { Tree } from "@hunarmand/texts/tree";
import { formatFact } from "../upkeep/health/format-fact.ts";
import { listHealth } from "../upkeep/health/get-health.ts";
import { runTask } from "./run-task.ts";

const texts = fillTree(health as unknown as Tree, "en") as TextsOf<typeof health>;

/** `npm run doctor`: prints the checks of /office/health. Exit code 1 if one of them is a fault. */
await runTask(async ({ services, say }) => {
  const checks = await listHealth(services);
  for (const check of checks) say(describe(check));
  if (checks.some(({ state }) => state === "fault")) process.exitCode = 1;
});

function describe({ name, state, problem, facts }: HealthCheck): string {
  const values = facts.map((fact) => `${texts.facts[fact.name]} ${formatFact(fact)}`).join(", ");
  const lines = [`${texts.names[name]}: ${texts.states[state]}. ${values}`, problem && `  ${texts.problems[problem]}`];
  return lines.filter(Boolean).join("\n");
}
