import { Card, Text } from "@mantine/core";
import { useLocation } from "react-router";
import completedJobs from "../../../locales/en/completed-jobs.json";
import type { Kept } from "../../../shared/money/find-kept.ts";
import { KeptParts } from "../../../shared/money/kept-of-price.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";

/** What a completion says to this list (completing/use-completion.ts). */
interface JustCompleted {
  earned?: Kept | false;
  isCashLater?: boolean;
}

export const useJustCompleted = (): JustCompleted => (useLocation().state as JustCompleted | null) ?? {};

/** Right after a completion: what is left of its price. */
export function JustEarned() {
  const texts = useMessages(completedJobs);
  const { pkr } = useFormats();
  const { earned } = useJustCompleted();
  if (!earned) return null;
  return (
    <Card padding="md" className="just-earned">
      <Text c="dimmed">{texts.earned}</Text>
      <strong className="ltr">{pkr(earned.left)}</strong>
      <KeptParts of={earned} />
    </Card>
  );
}
