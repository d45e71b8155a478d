import { Card, Group, Skeleton, Text, Title } from "@mantine/core";
import jobConfirm from "../../../locales/en/job-confirm.json";
import jobPrice from "../../../locales/en/job-price.json";
import { Stars } from "../../../shared/lists/stars.tsx";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import type { JobActionProps } from "../followed-job.ts";

const ConfirmForm = lazyPart(async () => (await import("./confirm-form.tsx")).ConfirmForm, {
  fallback: <Skeleton h={320} />,
});

/** The customer's confirmation of a completed job. They give it once; afterwards it is shown. After cash alone, the stars follow. */
export function ConfirmJob({ job, refresh }: JobActionProps) {
  const confirm = useMessages(jobConfirm);
  const { unagreed } = useMessages(jobPrice);
  const { when } = useFormats();
  return (
    <Card>
      <Title order={2} size="h3" mb="xs">
        {job.confirmedDate && job.rating !== null ? confirm.yours : confirm.title}
      </Title>
      {job.confirmedDate ? (
        <>
          {job.rating !== null && (
            <Group gap="xs">
              <Stars rating={job.rating} label={confirm.stars({ stars: job.rating })} />
              <Text>{confirm.gave({ stars: job.rating })}</Text>
            </Group>
          )}
          {job.feedback && (
            <Text fs="italic" dir="auto">
              {job.feedback}
            </Text>
          )}
          {job.feedback && job.provider && (
            <Text size="sm">
              <WholeNames>{confirm.shown({ name: job.provider.name })}</WholeNames>
            </Text>
          )}
          <Text c="dimmed">{confirm.confirmed({ moment: when(job.confirmedDate) })}</Text>
          {job.rating === null && <ConfirmForm job={job} refresh={refresh} />}
        </>
      ) : (
        job.nextSteps.includes("confirm") && (
          <>
            {job.salary !== null && job.priceStatus === "asked" && <Text mb="xs">{unagreed}</Text>}
            <ConfirmForm job={job} refresh={refresh} />
          </>
        )
      )}
    </Card>
  );
}
