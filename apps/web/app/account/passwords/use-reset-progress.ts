import { limits } from "@hunarmand/api/limits";
import { useEffect, useState } from "react";
import { useMailedLink } from "./use-mailed-link.ts";

export const resetSteps = ["email", "code", "password"] as const;

interface Progress {
  step: (typeof resetSteps)[number];
  email: string;
  code: string;
}

const atStart: Progress = { step: "email", email: "", code: "" };
// Loaded after the first render: the page works without drafts.
const loadDrafts = () => import("../../shared/drafts/drafts.ts");
const place = { form: "reset", minutes: limits.resetCodeMinutes };

/**
 * Stores the step of a password reset. A reload returns to the code's step while a code can be valid. The code itself
 * is never stored.
 */
export function useResetProgress() {
  const [progress, setProgress] = useState(atStart);
  const goTo = (next: Progress) => {
    setProgress(next);
    void loadDrafts().then(({ forgetDraft, keepDraft }) =>
      next.step === "email" ? forgetDraft(place) : keepDraft(place, { email: next.email }),
    );
  };
  useMailedLink((link) => goTo({ step: "code", ...link }));
  useEffect(() => {
    void loadDrafts().then(({ findDraft, fitDraft }) => {
      const { email } = { ...atStart, ...fitDraft(findDraft(place) ?? {}, { email: "" }) };
      // A mailed link contains its own e-mail and code.
      if (email !== "") setProgress((now) => (now.step === "email" ? { step: "code", email, code: "" } : now));
    });
  }, []);
  return { progress, goTo, forget: async () => (await loadDrafts()).forgetDraft(place) };
}
