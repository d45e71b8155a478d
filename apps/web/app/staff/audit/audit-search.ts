import { auditSubjects } from "@hunarmand/api/staff/audit/audit-subjects";

const id = /^[0-9a-f]{8}-[0-9a-f-]{27}$|^\d+$/i;
const step = /^[a-z-]+\.[a-z-]+$/;

export interface AuditSearch {
  subjectId?: string;
  subjectType?: string;
  action?: string;
  actor?: string;
}

/**
 * Reads a search in the audit: the id of a record, a step such as job.assign, what a step is about such as "contract", or else a
 * colleague's name. `names` are the names of the subjects in the reader's language.
 */
export function readAuditSearch(text: string | null, names: Readonly<Record<string, string>>): AuditSearch {
  const search = text?.trim() ?? "";
  if (search === "") return {};
  if (id.test(search)) return { subjectId: search };
  if (step.test(search)) return { action: search };
  const subjectType = findSubject(search, names);
  return subjectType ? { subjectType } : { actor: search };
}

/** Makes names comparable: "Contract" and "contracts" are the same. */
const toComparable = (word: string): string => word.toLowerCase().replaceAll(" ", "-").replace(/s$/, "");

function findSubject(search: string, names: Readonly<Record<string, string>>): string | undefined {
  const word = toComparable(search);
  return auditSubjects.find((subject) =>
    [subject, names[subject] ?? subject].some((name) => toComparable(name) === word),
  );
}
