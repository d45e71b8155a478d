import { parseSync } from "rolldown/utils";

/** A comment or a test name of a source file. */
export interface Remark {
  line: number;
  text: string;
}

const lineAt = (source: string, index: number): number => source.slice(0, index).split("\n").length;

/** Joins the lines of a comment, so that a citation may continue on the next line. */
const unfold = (comment: string): string => comment.replace(/\n[ \t]*\*?[ \t]*/g, " ").trim();

/** Reads comments with the build's parser, which skips those inside texts and markup. Throws on a syntax error. */
function readScript(path: string, source: string): Remark[] {
  const { comments, errors } = parseSync(path, source);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return joinLines(
    comments.map(({ type, value, start }) => ({
      type,
      line: lineAt(source, start),
      text: unfold(value.replace(/^\*/, "")),
    })),
  );
}

/** Line comments below each other are one remark. */
function joinLines(comments: (Remark & { type: "Line" | "Block" })[]): Remark[] {
  const remarks: (Remark & { endsAt: number })[] = [];
  for (const { type, line, text } of comments) {
    const last = remarks.at(-1);
    if (type === "Line" && last?.endsAt === line - 1)
      Object.assign(last, { text: `${last.text} ${text}`, endsAt: line });
    else remarks.push({ line, text, endsAt: type === "Line" ? line : Number.NaN });
  }
  return remarks.map(({ line, text }) => ({ line, text }));
}

const readMatches = (source: string, pattern: RegExp): Remark[] =>
  [...source.matchAll(pattern)].map(({ 1: text = "", index }) => ({ line: lineAt(source, index), text: unfold(text) }));

/** Names of tests are read like comments, because they cite rules, too. */
const testName = /^[ \t]*(?:(?:it|test|describe)\b[^"`\n]*|\][^"`\n]*\))\(\s*["`]([^"`\n]+)["`]/gm;

/** Every comment of a source, style, SQL or shell file, and every name of a test. */
export function readRemarks(path: string, source: string): Remark[] {
  if (/\.[cm]?[jt]sx?$/.test(path)) {
    const isTest = /\.(test|e2e)\.tsx?$/.test(path);
    return [...readScript(path, source), ...(isTest ? readMatches(source, testName) : [])];
  }
  if (path.endsWith(".css")) return readMatches(source, /\/\*([\s\S]*?)\*\//g);
  if (path.endsWith(".sql")) return readMatches(source, /--(.*)$/gm);
  const isShell = /\.(sh|ya?ml)$|(^|\/)(\.ci\/run|Dockerfile)$/.test(path);
  return isShell ? readMatches(source, /(?:^|\s)#(.*)$/gm) : [];
}
