import type { Steps } from "@hunarmand/api/steps";
import { z } from "zod";
import { secretSettings } from "../../src/config/secret-settings.ts";
import { Settings } from "../../src/config/settings.ts";
import { readText } from "./repository.ts";
import { stepTables } from "./step-tables.ts";

/** The description of a setting (config/settings.ts). */
interface SettingMeta {
  description: string;
  sets: string;
  unset?: string;
}

interface SettingRow extends SettingMeta {
  name: string;
  defaultValue: string | undefined;
}

function listSettings(): SettingRow[] {
  return Object.entries(Settings.shape).map(([name, schema]) => {
    const given = schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined;
    const meta = z.globalRegistry.get(schema) as unknown as SettingMeta;
    const defaultValue = given === undefined || given === "" ? undefined : String(given);
    return { name, defaultValue: name === "TRUST_PROXY" ? "false" : defaultValue, ...meta };
  });
}

const escapeCell = (text: string): string => text.replaceAll("|", "\\|");

function describeSettings(): string {
  const rows = listSettings().map(
    ({ name, description, sets, unset, defaultValue }) =>
      `| \`${name}\` | ${defaultValue ? `\`${defaultValue}\`` : (unset ?? "-")} | ${escapeCell(sets)} | \`${escapeCell(description)}\` |`,
  );
  return [
    "# Settings",
    "",
    "All settings are optional, unless production needs them. They are read from the environment, once, at the start.",
    "Secrets may be in files instead: `TOKEN_SECRET_FILE=/run/secrets/token` names a file with the value of `TOKEN_SECRET`.",
    "The same holds for:",
    "",
    ...secretSettings.map((name) => `- \`${name}\``),
    "",
    "This page is made by `npm run docs` from `apps/server/src/config/settings.ts`: change it there.",
    "",
    "| Setting | When it is not set | What it sets | What it may be |",
    "|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}

const toPlainText = (markdown: string): string => markdown.replace(/\[(.+?)\]\(.+?\)/g, "$1").replaceAll("`", "");

function makeEnvExample(): string {
  const blocks = listSettings().map(
    ({ name, sets, defaultValue }) => `# ${toPlainText(sets)}.\n# ${name}=${defaultValue ?? ""}\n`,
  );
  const head = [
    "# All settings (docs/settings.md). Copy what you need into the environment of the process: the portal does not read this file by itself.",
    "# `node --env-file=.env start.js` reads a copy of it. This file is made by `npm run docs`.",
    "",
  ];
  return [...head, ...blocks].join("\n");
}

/** The cells from the table of steps: who takes the step, from and to which status. */
const describeStep = ({ from, to, by }: Steps[string]): string =>
  `${by.join(", ")} | ${[...(from.length > 0 ? [from.join(", ")] : []), ...(to ? [`-> ${to}`] : [])].join(" ")}`;

/** The rows of one section: the table's steps, each with its "Needs" cell from the document. */
function writeRows(section: string, steps: Steps): string {
  const needs = new Map(
    [...section.matchAll(/^\| ([\w-]+) \| .+? \| .+? \| (.+) \|$/gm)].map(([, step, text]) => [step, text]),
  );
  const hasNeeds = section.includes("| Needs |");
  const rows = Object.entries(steps).map(
    ([step, rule]) => `| ${step} | ${describeStep(rule)} |${hasNeeds ? ` ${needs.get(step) ?? ""} |` : ""}`,
  );
  const [head = ""] = section.split(/^\|---/m);
  return `${head}|---|---|---|${hasNeeds ? "---|" : ""}\n${rows.join("\n")}\n`;
}

/** docs/steps.md with the rows of the tables of steps. Text between the tables is unchanged. */
function updateSteps(): string {
  const [head = "", ...sections] = readText("docs/steps.md").split(/^(?=## )/m);
  const written = sections.map((section) => {
    const [, rule = ""] = section.match(/\(docs\/product\.md (\w+)\)/) ?? [];
    const steps = stepTables[rule];
    return steps ? writeRows(section, steps) : section.trimEnd();
  });
  return `${head}${written.join("\n").trimEnd()}\n`;
}

/** Each document that `npm run docs` makes, by its path. */
export const generatedDocuments: Record<string, () => string> = {
  "docs/settings.md": describeSettings,
  ".env.example": makeEnvExample,
  "docs/steps.md": updateSteps,
};
