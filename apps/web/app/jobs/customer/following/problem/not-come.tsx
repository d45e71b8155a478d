import { Alert, Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import jobCare from "../../../../locales/en/job-care.json";
import { useOffice, WhenSet } from "../../../../shared/office/office.tsx";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { splitName } from "../../../../shared/phone-code/split-name.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import type { JobActionProps } from "../../followed-job.ts";

const CancelDialog = lazyPart(async () => (await import("../cancel-dialog.tsx")).CancelDialog);

/**
 * Once the announced time has passed and nobody is there, this leads the page: call the handyman, call the office, or ask somebody else, which
 * cancels for free and posts the same job again.
 */
export function NotCome({ job, refresh }: JobActionProps) {
  const { notCome } = useMessages(jobCare);
  const { phone, phoneLink } = useOffice();
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const { id, provider, nextSteps } = job;
  if (!provider) return null;
  const { firstName: name = provider.name } = splitName(provider.name);
  return (
    <Alert color="marigold" title={notCome.title({ name })}>
      <Stack gap="xs">
        <Button component="a" href={`tel:${provider.phoneNumber}`} fullWidth>
          {notCome.call({ name })}
        </Button>
        <WhenSet name="phone">
          <Button component="a" href={phoneLink} variant="default" fullWidth>
            {notCome.office}&nbsp;<span className="ltr">{phone}</span>
          </Button>
        </WhenSet>
        {nextSteps.includes("cancel") && (
          <>
            <Button variant="default" fullWidth onClick={() => setLeaving(true)}>
              {notCome.else}
            </Button>
            <Text size="sm">{notCome.free}</Text>
          </>
        )}
      </Stack>
      {isLeaving && (
        <CancelDialog
          job={job}
          refresh={refresh}
          first="absent"
          onCancelled={() => void navigate(`/jobs/new?again=${id}`)}
          onClose={() => setLeaving(false)}
        />
      )}
    </Alert>
  );
}
