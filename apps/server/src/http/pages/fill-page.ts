import type { PublicSettings } from "@hunarmand/api/staff/public-settings";

const value = /\{\{office\.(\w+)\}\}/g;
/** A section that contains no other section. */
const section = /\{\{#office\.(\w+)\}\}((?:(?!\{\{#office\.)[\s\S])*?)\{\{\/office\.\1\}\}/g;
const structuredData = /(<script\b[^>]*type="application\/ld\+json"[^>]*>)([\s\S]*?)(<\/script>)/g;

type Values = ReadonlyMap<string, string>;

/**
 * Writes the office's settings into the placeholders of a prerendered page (decision 2026-11-22-0102). `{{office.phone}}` becomes the
 * phone. The content between `{{#office.phone}}` and `{{/office.phone}}` is kept only if a phone is set. The browser reads the same
 * settings from the head, so that hydration matches.
 */
export function fillPage(html: string, settings: PublicSettings): string {
  const values: Values = new Map(
    Object.entries(settings).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  const filled = fillSections(fillStructuredData(html, values), values).replace(value, (_, name: string) =>
    escapeHtml(values.get(name) ?? ""),
  );
  const meta = `<meta name="office-settings" content="${escapeHtml(JSON.stringify(Object.fromEntries(values)))}"/>`;
  // A function, because `$` has a meaning in replacement strings.
  return filled.replace("</head>", () => `${meta}</head>`);
}

/** Sections may be nested. The innermost are filled first. */
function fillSections(html: string, values: Values): string {
  const filled = html.replace(section, (_, name: string, inner: string) => (values.has(name) ? inner : ""));
  return filled === html ? html : fillSections(filled, values);
}

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Search engines read this JSON. Settings that are not set are left out, and no value can end the script. */
const fillStructuredData = (html: string, values: Values): string =>
  html.replace(structuredData, (whole, start: string, json: string, end: string) => {
    if (!json.includes("{{office.")) return whole;
    return start + JSON.stringify(fillJson(JSON.parse(json), values) ?? {}).replaceAll("<", "\\u003c") + end;
  });

/** Returns undefined if a text needs a setting that is not set, or if an object or list has nothing left except its type. */
function fillJson(node: unknown, values: Values): unknown {
  if (typeof node === "string") return fillText(node, values);
  if (Array.isArray(node)) return fillList(node, values);
  if (typeof node !== "object" || node === null) return node;
  const entries = Object.entries(node).map(([key, child]) => [key, fillJson(child, values)] as const);
  const filled = entries.filter(([, child]) => child !== undefined);
  const isEmptied = filled.length < entries.length && filled.every(([key]) => key === "@type");
  return isEmptied ? undefined : Object.fromEntries(filled);
}

function fillList(list: readonly unknown[], values: Values): unknown[] | undefined {
  const filled = list.map((item) => fillJson(item, values)).filter((item) => item !== undefined);
  return filled.length < list.length && filled.length === 0 ? undefined : filled;
}

function fillText(text: string, values: Values): string | undefined {
  const isComplete = [...text.matchAll(value)].every(([, name = ""]) => values.has(name));
  return isComplete ? text.replace(value, (_, name: string) => values.get(name) ?? "") : undefined;
}
