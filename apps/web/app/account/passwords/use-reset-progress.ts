import { limits } from "@hunarmand/api/limits";
import { useEffect, useState } from "react";
import { findDraft, fitDraft, forgetDraft, keepDraft } from "../../shared/drafts/drafts.ts";
import { useMailedLink } from "./use-mailed-link.ts";

export const resetSteps = ["email", "code", "password"] as const;

interface Progress {
  step: (typeof resetSteps)[number];
  email: string;
  code: string;
}

const atStart: Progress = { step: "email", email: "", code: "" };
const place = { form: "reset", minutes: limits.resetCodeMinutes };

/** How far somebody is on the way to a new password. A reload leads back to the code, which is never kept, as long as one can be good. */
export function useResetProgress() {
  const [progress, setProgress] = useState(atStart);
  const goTo = (next: Progress) => {
    setProgress(next);
    if (next.step === "email") forgetDraft(place);
    else keepDraft(place, { email: next.email });
  };
  useMailedLink((link) => goTo({ step: "code", ...link }));
  useEffect(() => {
    const { email } = { ...atStart, ...fitDraft(findDraft(place) ?? {}, { email: "" }) };
    // A mailed link brings its own.
    if (email !== "") setProgress((now) => (now.step === "email" ? { step: "code", email, code: "" } : now));
  }, []);
  return { progress, goTo, forget: () => forgetDraft(place) };
}
