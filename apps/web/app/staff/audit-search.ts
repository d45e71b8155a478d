const id = /^[0-9a-f]{8}-[0-9a-f-]{27}$|^\d+$/i;
const step = /^[a-z-]+\.[a-z-]+$/;

/** Reads a search in the audit: the id of a record, a step such as job.assign, or else a colleague's name. */
export function readAuditSearch(text: string | null) {
  const search = text?.trim() ?? "";
  if (search === "") return {};
  if (id.test(search)) return { subjectId: search };
  return step.test(search) ? { action: search } : { actor: search };
}
