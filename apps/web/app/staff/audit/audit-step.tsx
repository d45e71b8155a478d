import { type AuditNoun, type AuditVerb, auditSteps } from "@hunarmand/api/staff/audit/audit-steps";
import steps from "../../locales/en/audit-steps.json";
import { useMessages } from "../../shared/texts/messages.ts";

type StepWords = { readonly [Noun in AuditNoun]: Readonly<Record<AuditVerb<Noun>, string>> };

/** Returns the sentence of a step such as job.assign, or nothing for one that this version does not know. */
function findWords(words: StepWords, action: string): string | undefined {
  const [noun = "", verb = ""] = action.split(".");
  return Object.hasOwn(auditSteps, noun) ? { ...words[noun as AuditNoun] }[verb as never] : undefined;
}

/** What was done, in words, with its name in the log, which the search finds. */
export function AuditStep({ action }: { action: string }) {
  const words = findWords(useMessages(steps), action);
  return (
    <>
      {words}
      {words && <br />}
      <small className="ltr audit-step">{action}</small>
    </>
  );
}
