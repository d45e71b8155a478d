export interface ChangedField {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

/** Parses a record that the audit stores as JSON text; empty for null. */
function readRecord(json: string | null): Record<string, unknown> {
  const value: unknown = json === null ? {} : JSON.parse(json);
  return typeof value === "object" && value !== null ? { ...value } : {};
}

const toText = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : typeof value === "string" ? value : JSON.stringify(value);

/** Returns the fields before and after, without unchanged ones. */
export function compareRecords(before: string | null, after: string | null): ChangedField[] {
  const [old, next] = [readRecord(before), readRecord(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(next)])];
  return names
    .map((name) => ({ name, before: toText(old[name]), after: toText(next[name]) }))
    .filter((field) => field.before !== field.after);
}

/** Whether the entry changed something: reading records changes nothing. */
export const hasChange = ({ before, after }: { before: string | null; after: string | null }): boolean =>
  compareRecords(before, after).length > 0;
