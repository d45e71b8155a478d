import { agreePrice } from "@hunarmand/api/jobs/price";
import { isInProgress } from "@hunarmand/api/jobs/steps";
import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import jobPrice from "../../../../locales/en/job-price.json";
import shared from "../../../../locales/en/shared.json";
import { failureText } from "../../../../shared/calls/api-error.ts";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { useBusy } from "../../../../shared/calls/use-busy.ts";
import { showMessage } from "../../../../shared/dialogs/dialogs.tsx";
import { showToast } from "../../../../shared/dialogs/toasts.tsx";
import { WholeNames } from "../../../../shared/lists/whole-names.tsx";
import { Banknotes } from "../../../../shared/money/lazy-banknotes.ts";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { Spoken } from "../../../../shared/spoken/spoken.tsx";
import { getMessages, useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import type { JobActionProps } from "../../followed-job.ts";
import { PriceGrounds } from "./price-grounds.tsx";

const PriceObjection = lazyPart(async () => (await import("./price-objection.tsx")).PriceObjection);

/** The price that waits for the customer's agreement, then the agreed one. The job can be paid without it. */
export function JobPrice({ job, refresh }: JobActionProps) {
  if (!job.salary) return null;
  if (job.nextSteps.includes("agreePrice")) return <OpenPrice job={job} salary={job.salary} refresh={refresh} />;
  return job.priceStatus === "agreed" && isInProgress(job) ? <AgreedPrice salary={job.salary} /> : null;
}

/** The price in large digits, until it is on the card of the payment. */
function AgreedPrice({ salary }: { salary: number }) {
  const { agreedTitle } = useMessages(jobPrice);
  const { pkr } = useFormats();
  return (
    <Card>
      <Text c="dimmed">{agreedTitle}</Text>
      <p className="large-price ltr">{pkr(salary)}</p>
      <Banknotes pkr={salary} />
    </Card>
  );
}

function OpenPrice({ job, salary, refresh }: JobActionProps & { salary: number }) {
  const texts = useMessages(jobPrice);
  const { pkr } = useFormats();
  const [isObjecting, setObjecting] = useState(false);
  const { busy, agree } = useAgree({ job, refresh });
  const name = job.provider?.name ?? "";
  const amount = pkr(salary);
  const isDisputed = job.priceStatus === "disputed";
  return (
    <Card>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {texts.title}
        </Title>
        <Spoken as="price">
          <Text>
            <WholeNames>{texts.asked({ name, amount })}</WholeNames>
          </Text>
        </Spoken>
        <PriceGrounds job={job} salary={salary} />
        {isDisputed && <OwnAnswer job={job} />}
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

function OwnAnswer({ job: { priceObjection, offeredPrice, provider } }: Pick<JobActionProps, "job">) {
  const { offered, disputed } = useMessages(jobPrice);
  const { pkr } = useFormats();
  const name = provider?.name ?? "";
  return (
    <>
      {priceObjection && (
        <Text fs="italic" dir="auto">
          {priceObjection}
        </Text>
      )}
      <Text c="dimmed">
        <WholeNames>{offeredPrice ? offered({ amount: pkr(offeredPrice), name }) : disputed({ name })}</WholeNames>
      </Text>
    </>
  );
}

/** Agrees to the price on the screen. If the price changed meanwhile, shows the new one instead. */
function useAgree({ job, refresh }: JobActionProps) {
  const { busy, run } = useBusy();
  const { pkr } = useFormats();
  const amount = job.salary ?? 0;
  const agree = () =>
    run(async () => {
      const { title, agreedDone } = getMessages(jobPrice);
      try {
        await callApi(agreePrice, { params: { id: job.id }, body: { amount } });
        showToast(agreedDone({ amount: pkr(amount) }));
      } catch (error) {
        const text = failureText(error, getMessages(shared).errors.unavailable);
        await showMessage({ kind: "error", title, text });
      }
      await refresh();
    });
  return { busy, agree };
}
