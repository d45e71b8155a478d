export interface ChangedField {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

/** Fields of a record that the audit kept as JSON text; nothing where it kept none. */
function readRecord(json: string | null): Record<string, unknown> {
  const value: unknown = json === null ? {} : JSON.parse(json);
  return typeof value === "object" && value !== null ? { ...value } : {};
}

const toText = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : typeof value === "string" ? value : JSON.stringify(value);

/** Before and after side by side, field by field; what stayed as it was is left out. */
export function compareRecords(before: string | null, after: string | null): ChangedField[] {
  const [old, next] = [readRecord(before), readRecord(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(next)])];
  return names
    .map((name) => ({ name, before: toText(old[name]), after: toText(next[name]) }))
    .filter((field) => field.before !== field.after);
}

/** Looks, unlike steps, change nothing. */
export const hasChange = ({ before, after }: { before: string | null; after: string | null }): boolean =>
  compareRecords(before, after).length > 0;
