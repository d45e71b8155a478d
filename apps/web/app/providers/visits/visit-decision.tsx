import { markVisitCame, markVisitMissed, type Visit } from "@hunarmand/api/providers/visits";
import { Button } from "@mantine/core";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import { mayCall } from "../../desk/desks.ts";
import texts from "../../locales/en/visits.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { useSession } from "../../shared/person/session.ts";
import { useMessages } from "../../shared/texts/messages.ts";

const calls = { came: markVisitCame, missed: markVisitMissed } as const;

export function VisitDecision({ visit: { id, startsAt, nextSteps } }: { visit: Visit }) {
  const { desk } = useMessages(texts);
  const { busy, run } = useBusy();
  const { decideAtOnce } = useDecision();
  const role = useSession()?.role ?? "";
  if (!mayCall(role, markVisitCame)) return null;
  const request = { params: { id }, body: { startsAt } };
  const note = (step: keyof typeof calls) => run(() => decideAtOnce(() => callApi(calls[step], request)));
  return (
    <div className="desk-buttons">
      {(["came", "missed"] as const)
        .filter((step) => nextSteps.includes(step))
        .map((step) => (
          <Button
            key={step}
            variant={step === "came" ? "filled" : "default"}
            loading={busy}
            onClick={() => void note(step)}
          >
            {desk[step]}
          </Button>
        ))}
    </div>
  );
}
