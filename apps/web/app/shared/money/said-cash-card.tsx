import { Card } from "@mantine/core";
import type { ReactNode } from "react";
import { useWaitingCalls } from "../waiting-calls/screens/use-waiting-calls.ts";
import { type AskedJob, SaidCash } from "./said-cash.tsx";

interface SaidCashCardProps {
  /** The job, and the amount in PKR that the question names. */
  said: AskedJob & { amount: number };
  /** Whether the customer has stated it. */
  isSaid?: boolean;
  /** Whether its button leads the page. */
  isMain: boolean;
  onSent: () => void;
  /** The other answers, if they are not the complaint. */
  children?: ReactNode;
}

/** Asks the handyman about the cash of a job. Nothing once their answer waits on the phone. */
export function SaidCashCard({ said, isSaid, isMain, onSent, children }: SaidCashCardProps) {
  const isWaiting = useWaitingCalls().some(
    ({ kind, subject, refusal }) => kind === "cash" && subject === said.jobId && !refusal,
  );
  if (isWaiting) return null;
  return (
    <Card component="article" padding="md">
      <SaidCash job={said} amount={said.amount} isSaid={isSaid ?? true} isNamed isMain={isMain} onSent={onSent}>
        {children}
      </SaidCash>
    </Card>
  );
}
