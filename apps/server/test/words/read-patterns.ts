import { parseSync, Visitor } from "rolldown/utils";
import { writeOpenApi } from "../../src/http/openapi/openapi.ts";
import { files, readText } from "../documents/repository.ts";

/** A regular expression and its place. */
export interface Pattern {
  source: string;
  flags: string;
  where: string;
}

const isProgram = (path: string): boolean =>
  /^(packages\/api\/src|apps\/server\/src|apps\/web\/app)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);

/** Regular expression literals, and the files that make one from a text. */
function readFilePatterns(where: string) {
  const patterns: Pattern[] = [];
  let makesAny = false;
  const isMaker = (callee: { type: string }): boolean => "name" in callee && callee.name === "RegExp";
  const visitor = new Visitor({
    Literal: (node) => {
      if ("regex" in node) patterns.push({ source: node.regex.pattern, flags: node.regex.flags, where });
    },
    NewExpression: ({ callee }) => {
      makesAny ||= isMaker(callee);
    },
    CallExpression: ({ callee }) => {
      makesAny ||= isMaker(callee);
    },
  });
  visitor.visit(parseSync(where, readText(where)).program);
  return { where, patterns, makesAny };
}

const read = files.filter(isProgram).map(readFilePatterns);

/** Every pattern of the portal's programs and of its calls' schemas, including those of zod. */
export function readPatterns(): Pattern[] {
  const document = JSON.stringify(writeOpenApi());
  const ofSchemas = new Set([...document.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, text = ""]) => text));
  const schemas = [...ofSchemas].map((text) => ({ source: JSON.parse(text), flags: "u", where: "a schema of a call" }));
  return [...read.flatMap(({ patterns }) => patterns), ...schemas];
}

/** Files that make a pattern from a text at run time. */
export const filesThatMakePatterns = read.flatMap(({ where, makesAny }) => (makesAny ? [where] : []));
