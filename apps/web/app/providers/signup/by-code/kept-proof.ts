import { limits } from "@hunarmand/api/limits";
import { useMemo, useState } from "react";
import type { SentCode } from "../../../shared/phone-code/ask-code.tsx";
import type { CodeProof } from "./code-step.tsx";

const key = "signup-proof";
const minuteMilliseconds = 60_000;

/** The confirmed code of a sent one, which a reload keeps. */
export function useProof(sent: SentCode | undefined) {
  const [confirmed, setConfirmed] = useState<CodeProof>();
  const kept = useMemo(() => (sent ? findProof(sent.ticket) : undefined), [sent]);
  return {
    proof: confirmed ?? kept,
    confirm: (proof: CodeProof) => {
      keepProof(proof);
      setConfirmed(proof);
    },
    forget: () => {
      forgetProof();
      setConfirmed(undefined);
    },
  };
}

/** Stores the confirmed code in the tab until it expires, so that a reload does not ask for it again (docs/security-rules.md SB5). */
function keepProof(proof: CodeProof): void {
  const endsAt = Date.now() + limits.resetCodeMinutes * minuteMilliseconds;
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...proof, endsAt }));
  } catch {
    // Without space a reload asks for the code again.
  }
}

/** Returns the confirmed code of this ticket. One that has expired or is of another ticket is removed. */
function findProof(ticket: string): CodeProof | undefined {
  const { endsAt = 0, ...proof } = readProof();
  if (proof.ticket === ticket && proof.code && endsAt > Date.now())
    return { ticket, code: proof.code, newAccount: proof.newAccount === true };
  forgetProof();
  return undefined;
}

export const forgetProof = (): void => sessionStorage.removeItem(key);

function readProof(): Partial<CodeProof & { endsAt: number }> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}
