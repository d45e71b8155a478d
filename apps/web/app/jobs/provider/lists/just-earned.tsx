import { Card, Text } from "@mantine/core";
import { useLocation } from "react-router";
import completedJobs from "../../../locales/en/completed-jobs.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";

/** Right after a completion: what is left of its price (completing/use-completion.ts). */
export function JustEarned() {
  const { earned } = useMessages(completedJobs);
  const { pkr } = useFormats();
  const keptPkr: unknown = useLocation().state?.keptPkr;
  if (typeof keptPkr !== "number") return null;
  return (
    <Card padding="md" className="just-earned">
      <Text c="dimmed">{earned}</Text>
      <strong className="ltr">{pkr(keptPkr)}</strong>
    </Card>
  );
}
