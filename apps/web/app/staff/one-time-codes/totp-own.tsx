import type { ReplyOf } from "@hunarmand/api/call";
import { type getOneTimeCode, renewRecoveryCodes } from "@hunarmand/api/staff/one-time-codes";
import { Alert, Button, Card, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useRevalidator } from "react-router";
import texts from "../../locales/en/security.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { TotpCodeForm } from "./totp-code-form.tsx";
import { TotpEnrol } from "./totp-enrol.tsx";
import { TotpRecovery } from "./totp-recovery.tsx";

type State = ReplyOf<typeof getOneTimeCode>;

const fewCodes = 3;

/** The state of the reader's own one-time codes, with the next step. */
export function OwnTotp({ state }: { state: State }) {
  const { own } = useMessages(texts);
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<"enrol" | "renew">();
  const [codes, setCodes] = useState<readonly string[]>();
  const showCodes = (recoveryCodes: readonly string[]) => {
    setStep(undefined);
    setCodes(recoveryCodes);
  };
  const close = async () => {
    setCodes(undefined);
    await revalidate();
  };
  return (
    <Card maw="44rem">
      <Stack gap="md" align="flex-start">
        <Title order={2}>{own.title}</Title>
        {state.isDemanded && !state.enrolledDate && (
          <Alert color="marigold" role="status">
            {own.demanded}
          </Alert>
        )}
        {state.enrolledDate ? <Enrolled state={state} since={state.enrolledDate} /> : <Text>{own.off}</Text>}
        {state.enrolledDate ? (
          <Button variant="default" onClick={() => setStep("renew")}>
            {own.renew}
          </Button>
        ) : (
          <Button onClick={() => setStep("enrol")}>{own.start}</Button>
        )}
      </Stack>
      {step === "enrol" && <TotpEnrol onDone={showCodes} onClose={() => setStep(undefined)} />}
      {step === "renew" && <Renewal onDone={showCodes} onClose={() => setStep(undefined)} />}
      {codes && <TotpRecovery codes={codes} onClose={() => void close()} />}
    </Card>
  );
}

function Enrolled({ state: { recoveryCodesLeft }, since }: { state: State; since: string }) {
  const { own } = useMessages(texts);
  const { day } = useFormats();
  return (
    <>
      <Text>
        {own.on({ day: day(since) })} {own.codesLeft({ count: recoveryCodesLeft })}
      </Text>
      {recoveryCodesLeft < fewCodes && <Text c="error">{own.few}</Text>}
      <Text c="dimmed">{own.lost}</Text>
    </>
  );
}

interface RenewalProps {
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

function Renewal({ onDone, onClose }: RenewalProps) {
  const { own } = useMessages(texts);
  return (
    <FormDialog title={own.renewTitle} text={own.renewText} onClose={onClose}>
      <TotpCodeForm
        submitLabel={own.renew}
        onSave={async (body) => onDone((await callApi(renewRecoveryCodes, { body })).recoveryCodes)}
        onClose={onClose}
      />
    </FormDialog>
  );
}
