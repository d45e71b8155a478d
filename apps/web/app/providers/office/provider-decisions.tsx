import { verifyProvider } from "@hunarmand/api/providers/office";
import type { DeskProvider } from "@hunarmand/api/providers/office-records";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ReasonDialog } from "../../desk/decisions/reason-dialog.tsx";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import { desks } from "../../desk/desks.ts";
import { KeyHint } from "../../desk/layout/key-hint.tsx";
import { findNextRow, openRow } from "../../desk/layout/office-keys.ts";
import providerDesk from "../../locales/en/provider-desk.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { holdDecision } from "../../shared/decisions/held-decision.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import type { Reveal } from "./application/use-reveal.ts";
import { VerifyChecklist } from "./application/verify-checklist.tsx";
import { type Decision, readPapers, recallReason, sendDecision } from "./send-decision.ts";

/**
 * The decisions that are possible now. A decision that is no longer possible is explained instead of shown as a button.
 */
export function ProviderDecisions({ provider, reveal }: { provider: DeskProvider; reveal: Reveal }) {
  const texts = useMessages(providerDesk);
  const [openDecision, setOpenDecision] = useState<Decision>();
  const { status, nextSteps } = provider;
  return (
    <>
      {nextSteps.includes("verify") && <Application provider={provider} reveal={reveal} ask={setOpenDecision} />}
      {status === providerStatus.rejected && <Text c="dimmed">{texts.settled.Rejected}</Text>}
      {nextSteps.includes("suspend") && (
        <Settled
          text={texts.settled.Verified}
          label={texts.suspend}
          color="red"
          onClick={() => setOpenDecision("suspend")}
        />
      )}
      {nextSteps.includes("reinstate") && (
        <Settled text={texts.settled.Suspended} label={texts.reinstate} onClick={() => setOpenDecision("reinstate")} />
      )}
      {nextSteps.includes("close") && (
        <div className="desk-buttons">
          <Button variant="outline" color="red" onClick={() => setOpenDecision("close")}>
            {texts.closeAccount.label}
          </Button>
        </div>
      )}
      {openDecision && (
        <DecisionReason provider={provider} decision={openDecision} onClose={() => setOpenDecision(undefined)} />
      )}
    </>
  );
}

interface ApplicationProps {
  provider: DeskProvider;
  reveal: Reveal;
  ask: (decision: Decision) => void;
}

/** Verifying asks nothing more: the checks are beside the revealed CNIC and papers, and the decision can be undone. */
function Application({ provider, reveal: { cnic, isWhole: isRevealed }, ask }: ApplicationProps) {
  const texts = useMessages(providerDesk);
  const decideHeld = useHeldVerdict(provider);
  const [isChecked, setIsChecked] = useState(false);
  const verify = () => {
    if (cnic === undefined) return;
    const read = { name: `${provider.firstName} ${provider.lastName}`.trim(), cnic, papers: readPapers(provider) };
    const request = { params: { id: provider.id }, body: { read }, keepalive: true };
    decideHeld("verify", () => callApi(verifyProvider, request));
  };
  const isWhole = [provider.cnicMasked, provider.fatherName, provider.gender].every((value) => value !== "");
  const missing = [
    !isWhole && texts.incomplete,
    !isRevealed && texts.checklist.revealFirst,
    !isChecked && texts.checklist.missing,
  ].find(Boolean);
  return (
    <>
      <VerifyChecklist onChange={setIsChecked} />
      <div className="decision-bar">
        {missing && <Text size="sm">{missing}</Text>}
        <div className="desk-buttons">
          <Button
            disabled={Boolean(missing)}
            data-decision="verify"
            data-missing={missing || undefined}
            rightSection={<KeyHint name="V" />}
            onClick={verify}
          >
            {texts.verify}
          </Button>
          {provider.nextSteps.includes("send-back") && (
            <Button variant="default" onClick={() => ask("send-back")}>
              {texts.sendBack}
            </Button>
          )}
          {provider.nextSteps.includes("reject") && (
            <Button
              variant="outline"
              color="red"
              data-decision="decline"
              rightSection={<KeyHint name="D" />}
              onClick={() => ask("reject")}
            >
              {texts.reject}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

/** Opens the next application in the list. The decision on this one can be undone until it is sent. */
function useHeldVerdict({ id, firstName, lastName }: DeskProvider) {
  const { decided } = useMessages(providerDesk);
  const navigate = useNavigate();
  const { search } = useLocation();
  return (verdict: keyof typeof decided, send: () => Promise<unknown>) => {
    const next = findNextRow();
    holdDecision({ subjectId: id, text: decided[verdict]({ name: `${firstName} ${lastName}` }), send });
    if (next) openRow(next);
    else void navigate({ pathname: desks.providers.path, search });
  };
}

function Settled(props: { text: string; label: string; color?: string; onClick: () => void }) {
  const { text, label, color, onClick } = props;
  return (
    <Stack gap="sm">
      <Text c="dimmed">{text}</Text>
      <div className="desk-buttons">
        <Button variant={color ? "outline" : "filled"} {...(color ? { color } : {})} onClick={onClick}>
          {label}
        </Button>
      </div>
    </Stack>
  );
}

interface DecisionReasonProps {
  provider: DeskProvider;
  decision: Decision;
  onClose: () => void;
}

function DecisionReason({ provider, decision, onClose }: DecisionReasonProps) {
  const texts = useMessages(providerDesk);
  const { decide } = useDecision();
  const decideHeld = useHeldVerdict(provider);
  const name = `${provider.firstName} ${provider.lastName}`;
  const words = {
    "send-back": { title: texts.sendBackTitle, text: texts.sendBackText, templates: texts.sendBackReasons },
    reject: { title: texts.rejectTitle, text: texts.rejectText, templates: texts.rejectReasons },
    suspend: { title: texts.suspendTitle, text: texts.suspendText, templates: texts.suspendReasons },
    reinstate: { title: texts.reinstateTitle, text: texts.reinstateText, templates: texts.reinstateReasons },
    close: { ...texts.closeAccount, templates: texts.closeAccount.reasons },
  }[decision];
  const labels = {
    "send-back": texts.sendBack,
    reject: texts.reject,
    suspend: texts.suspend,
    reinstate: texts.reinstate,
    close: texts.closeAccount.label,
  };
  return (
    <ReasonDialog
      title={words.title({ name })}
      text={words.text}
      submitLabel={labels[decision]}
      templates={words.templates}
      typed={recallReason(provider.id)}
      onSave={async (reason) => {
        const send = () => sendDecision(provider, decision, reason);
        if (decision === "reject" || decision === "send-back") decideHeld(decision, send);
        else await decide(send);
      }}
      onClose={onClose}
    />
  );
}
