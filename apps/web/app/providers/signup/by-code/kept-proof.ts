import { limits } from "@hunarmand/api/limits";
import { useMemo, useState } from "react";
import type { SentCode } from "../../../shared/phone-code/ask-code.tsx";
import type { CodeProof } from "./code-step.tsx";

const key = "signup-proof";
const minuteMilliseconds = 60_000;
const dayMilliseconds = 24 * 60 * minuteMilliseconds;

interface KeptProof extends CodeProof {
  phone: string;
  /** Of the code. The number is kept a day longer. */
  endsAt: number;
}

/** The confirmed code of a sent one, which outlives a reload and the end of the browser. */
export function useProof(sent: SentCode | undefined) {
  const [confirmed, setConfirmed] = useState<CodeProof>();
  const kept = useMemo(() => (sent ? findProof(sent.ticket) : undefined), [sent]);
  return {
    proof: confirmed ?? kept,
    confirm: (proof: CodeProof) => {
      if (sent) keepProof(proof, sent);
      setConfirmed(proof);
    },
    forget: () => {
      forgetProof();
      setConfirmed(undefined);
    },
  };
}

/** Stores the confirmed code until it expires: cheap phones close the browser meanwhile (docs/security-rules.md SB5). */
const keepProof = (proof: CodeProof, { phone, sentAt = Date.now() }: SentCode): void =>
  write({ ...proof, phone, endsAt: sentAt + limits.resetCodeMinutes * minuteMilliseconds });

/** Returns the confirmed code of this ticket. One that has expired or is of another ticket is removed. */
function findProof(ticket: string): CodeProof | undefined {
  const { endsAt = 0, ...proof } = readProof();
  if (proof.ticket === ticket && proof.code && endsAt > Date.now())
    return { ticket, code: proof.code, newAccount: proof.newAccount === true };
  forgetProof();
  return undefined;
}

/** Returns the number of a confirmed code that has expired, so that a new code needs one tap. Empty without one. */
export function findLateNumber(): string {
  const { phone = "", endsAt = 0 } = readProof();
  const now = Date.now();
  if (endsAt > now) return "";
  if (endsAt + dayMilliseconds > now) write({ phone, endsAt });
  else forgetProof();
  return endsAt + dayMilliseconds > now ? phone : "";
}

export const forgetProof = (): void => localStorage.removeItem(key);

function write(proof: Partial<KeptProof>): void {
  try {
    localStorage.setItem(key, JSON.stringify(proof));
  } catch {
    // Without space a reload asks for the code again.
  }
}

function readProof(): Partial<KeptProof> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}
