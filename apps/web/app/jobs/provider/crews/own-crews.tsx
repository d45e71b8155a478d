import { listOwnCrews, type OwnCrew } from "@hunarmand/api/contracts/crew";
import { Card, Stack, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import jobs from "../../../locales/en/jobs.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { Facts } from "../../../shared/lists/facts.tsx";
import { PhoneLinks } from "../../../shared/person/phone-links.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";

/** The contracts whose crew a handyman is on. Nothing where there are none, or they cannot be read: the jobs stand without them. */
export function OwnCrews() {
  const { crews: texts } = useMessages(jobs);
  const [crews, setCrews] = useState<readonly OwnCrew[]>([]);
  useEffect(() => {
    callApi(listOwnCrews, {}).then(setCrews, () => undefined);
  }, []);
  if (crews.length === 0) return null;
  return (
    <section aria-label={texts.title}>
      <Stack>
        <Title order={2}>{texts.title}</Title>
        <Text>{texts.text}</Text>
        {crews.map((crew) => (
          <CrewCard key={crew.contractId} crew={crew} />
        ))}
      </Stack>
    </section>
  );
}

function CrewCard({ crew }: { crew: OwnCrew }) {
  const { crews: texts } = useMessages(jobs);
  const { day } = useFormats();
  return (
    <Card component="article">
      <Title order={3}>{crew.projectName}</Title>
      <Facts
        facts={[
          { label: texts.contractor, value: crew.contractorName },
          { label: texts.address, value: `${crew.address}, ${crew.city}` },
          { label: texts.availability, value: crew.availability },
          { label: texts.since, value: day(crew.addedDate) },
          { label: texts.days, value: texts.totals(crew.totals) },
        ]}
      />
      <div className="desk-buttons">
        <PhoneLinks quiet phone={crew.phoneNumber} call={texts.call} whatsapp={texts.whatsapp} />
      </div>
    </Card>
  );
}
