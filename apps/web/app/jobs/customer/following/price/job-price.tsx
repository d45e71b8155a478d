import { agreePrice } from "@hunarmand/api/jobs/price";
import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import jobPrice from "../../../../locales/en/job-price.json";
import shared from "../../../../locales/en/shared.json";
import { failureText } from "../../../../shared/calls/api-error.ts";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { useBusy } from "../../../../shared/calls/use-busy.ts";
import { showMessage } from "../../../../shared/dialogs/dialogs.tsx";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { getMessages, useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import type { JobActionProps } from "../../followed-job.ts";

const PriceObjection = lazyPart(async () => (await import("./price-objection.tsx")).PriceObjection);

/** The price that waits for the customer's agreement. The job can be paid without it. */
export function JobPrice({ job, refresh }: JobActionProps) {
  const texts = useMessages(jobPrice);
  const { pkr } = useFormats();
  const [isObjecting, setObjecting] = useState(false);
  const { busy, agree } = useAgree({ job, refresh });
  if (!job.salary || !job.nextSteps.includes("agreePrice")) return null;
  const name = job.provider?.name ?? "";
  const amount = pkr(job.salary);
  const isDisputed = job.priceStatus === "disputed";
  return (
    <Card>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {texts.title}
        </Title>
        <Text>{texts.asked({ name, amount })}</Text>
        {isDisputed && (
          <>
            <Text fs="italic">{job.priceObjection}</Text>
            <Text c="dimmed">{texts.disputed({ name })}</Text>
          </>
        )}
        <Group gap="sm" className="step-buttons">
          <Button loading={busy} variant={isDisputed ? "default" : "filled"} onClick={() => void agree()}>
            {texts.agree({ amount })}
          </Button>
          {job.nextSteps.includes("disputePrice") && (
            <Button variant="default" onClick={() => setObjecting(true)}>
              {isDisputed ? texts.objectAgain : texts.object}
            </Button>
          )}
        </Group>
      </Stack>
      {isObjecting && <PriceObjection job={job} refresh={refresh} onClose={() => setObjecting(false)} />}
    </Card>
  );
}

/** Agrees to the price on the screen. If the price changed meanwhile, shows the new one instead. */
function useAgree({ job, refresh }: JobActionProps) {
  const { busy, run } = useBusy();
  const agree = () =>
    run(async () => {
      const { agreedTitle } = getMessages(jobPrice);
      try {
        const { message } = await callApi(agreePrice, { params: { id: job.id }, body: { amount: job.salary ?? 0 } });
        await showMessage({ kind: "success", title: agreedTitle, text: message });
      } catch (error) {
        await showMessage({
          kind: "error",
          title: getMessages(jobPrice).title,
          text: failureText(error, getMessages(shared).errors.unavailable),
        });
      }
      await refresh();
    });
  return { busy, agree };
}
