import type { CashSaid } from "@hunarmand/api/payments/provider";
import { Card } from "@mantine/core";
import { useWaitingCalls } from "../waiting-calls/screens/use-waiting-calls.ts";
import { SaidCash } from "./said-cash.tsx";

interface SaidCashCardProps {
  said: CashSaid;
  /** Whether its button leads the page. */
  isMain: boolean;
  onSent: () => void;
}

/** Asks the handyman about cash that counts by the customer's word alone. Nothing once their answer waits on the phone. */
export function SaidCashCard({ said, isMain, onSent }: SaidCashCardProps) {
  const isWaiting = useWaitingCalls().some(
    ({ kind, subject, refusal }) => kind === "cash" && subject === said.jobId && !refusal,
  );
  if (isWaiting) return null;
  return (
    <Card component="article" padding="md">
      <SaidCash job={said} amount={said.amount} isMain={isMain} onSent={onSent} />
    </Card>
  );
}
