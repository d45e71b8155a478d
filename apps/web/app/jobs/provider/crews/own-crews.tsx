import { listOwnCrews, type OwnCrew } from "@hunarmand/api/contracts/crew/own-crews";
import { Card, Stack, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import ownCrews from "../../../locales/en/own-crews.json";
import { callPage } from "../../../shared/calls/call-api.ts";
import { type Page, useMorePages } from "../../../shared/calls/use-more-pages.ts";
import { Facts } from "../../../shared/lists/facts.tsx";
import { PagedList } from "../../../shared/lists/paged-list.tsx";
import { PhoneLinks } from "../../../shared/person/phone-links.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName, joinParts } from "../../../shared/texts/names.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";

/** The contracts with this handyman in the crew. Renders nothing when there are none or they fail to load. */
export function OwnCrews() {
  const texts = useMessages(ownCrews);
  const [first, setFirst] = useState<Page<OwnCrew>>();
  useEffect(() => {
    callPage(listOwnCrews).then(setFirst, () => undefined);
  }, []);
  if (!first || first.items.length === 0) return null;
  return (
    <section aria-label={texts.title}>
      <Stack>
        <Title order={2}>{texts.title}</Title>
        <Text>{texts.text}</Text>
        <CrewPages first={first} />
      </Stack>
    </section>
  );
}

function CrewPages({ first }: { first: Page<OwnCrew> }) {
  const { count, failed } = useMessages(ownCrews);
  const pages = useMorePages(first, (cursor) => callPage(listOwnCrews, { query: { cursor } }));
  return (
    <PagedList pages={pages} keyOf={({ contractId }) => contractId} texts={{ count, none: "", failed }} empty={null}>
      {(crew) => <CrewCard crew={crew} />}
    </PagedList>
  );
}

function CrewCard({ crew }: { crew: OwnCrew }) {
  const texts = useMessages(ownCrews);
  const { day } = useFormats();
  return (
    <Card component="article">
      <Title order={3}>{crew.projectName}</Title>
      <Facts
        facts={[
          { label: texts.contractor, value: crew.contractorName },
          { label: texts.address, value: joinParts([crew.address, getName(crew.city)]) },
          { label: texts.availability, value: crew.availability },
          { label: texts.since, value: day(crew.addedDate) },
          { label: texts.days, value: texts.totals(crew.totals) },
        ]}
      />
      <div className="card-buttons">
        <PhoneLinks quiet phone={crew.phoneNumber} call={texts.call} whatsapp={texts.whatsapp} />
      </div>
    </Card>
  );
}
