import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import officeCall from "../../../../locales/en/office-call.json";
import problems from "../../../../locales/en/problems.json";
import { useOffice, WhenSet } from "../../../../shared/office/office.tsx";
import { findOfficeCall } from "../../../../shared/office/office-call.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { FirstHelp } from "../../first-help.tsx";
import type { FollowedJob } from "../../followed-job.ts";

/** For what does harm until somebody comes: what helps at once, the handyman, the office's phone, and when the office reads the message. */
export function UrgentHelp({ job }: { job: FollowedJob }) {
  const { provider } = job;
  const { callHandyman } = useMessages(problems).urgent;
  const { urgent } = useMessages(officeCall);
  const { phone, phoneLink } = useOffice();
  return (
    <Stack gap="xs" mb="md">
      <FirstHelp work={job} />
      {provider?.phoneNumber && (
        <Button component="a" href={`tel:${provider.phoneNumber}`} variant="default" fullWidth>
          {callHandyman({ name: provider.name })}
        </Button>
      )}
      <WhenSet name="phone">
        <Text>{urgent}</Text>
        <Button component="a" href={phoneLink} variant="light" fullWidth>
          <span className="ltr">{phone}</span>
        </Button>
      </WhenSet>
      <WhenRead />
    </Stack>
  );
}

/** By the office's hours, not by its deadline for an answer (docs/product.md I2). */
function WhenRead() {
  const { isOpen, reads } = useMessages(problems).urgent;
  const { when } = useFormats();
  const office = useOffice();
  const [now] = useState(() => new Date());
  const call = findOfficeCall(office, now);
  if (!call) return null;
  return <Text fw={600}>{call.kind === "until" ? isOpen : reads({ moment: when(call.at.toISOString()) })}</Text>;
}
