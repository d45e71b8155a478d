import { Anchor, Button, Group, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import company from "../locales/en/company.json";
import { PageHero } from "../shared/layout/page-hero.tsx";
import { InfoTile } from "../shared/lists/info-tile.tsx";
import { useOffice, WhenSet } from "../shared/office/office.tsx";
import { OfficeAddress, OfficeHours, OfficePhone } from "../shared/office/office-links.tsx";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";

export function meta() {
  const { title, description } = getMessages(company).agents;
  return pageMeta({ title, description, path: "/admin-agents" });
}

export default function AdminAgentsScreen() {
  const { agents } = useMessages(company);
  const { phoneLink, whatsappLink } = useOffice();
  return (
    <>
      <PageHero title={agents.title} text={agents.heroText} drawing="contact">
        <WhenSet name="phone">
          <Button component="a" href={phoneLink}>
            {agents.call}
          </Button>
        </WhenSet>
        <WhenSet name="whatsappLink">
          <Button component="a" href={whatsappLink} target="_blank" rel="noreferrer" variant="default">
            {agents.whatsapp}
          </Button>
        </WhenSet>
      </PageHero>
      <Desks />
      <section className="landing-section two-columns">
        <div className="prose">
          <Title order={2}>{agents.reachTitle}</Title>
          <OfficeHours />
          <Text>{agents.urgent}</Text>
          <OfficeAddress />
          <Group gap="lg">
            <OfficePhone className="tall-link" />
            <Anchor component={Link} to="/contact-us" className="tall-link">
              {agents.write}
            </Anchor>
          </Group>
        </div>
        <div className="prose">
          <Title order={2}>{agents.appealTitle}</Title>
          <Text>{agents.appeal}</Text>
          <Anchor component={Link} to="/complains" className="tall-link">
            {agents.complain}
          </Anchor>
        </div>
      </section>
      <section className="landing-section">
        <Title order={2}>{agents.staffTitle}</Title>
        <Group mt="xs" justify="space-between">
          <Text>{agents.staff}</Text>
          <Button component={Link} to="/office/login" variant="default">
            {agents.login}
          </Button>
        </Group>
      </section>
    </>
  );
}

function Desks() {
  const { agents } = useMessages(company);
  return (
    <section className="landing-section">
      <Title order={2}>{agents.desksTitle}</Title>
      <ul className="tiles">
        <InfoTile icon="shield" {...agents.desks.verification} />
        <InfoTile icon="pin" {...agents.desks.dispatch} />
        <InfoTile icon="list" {...agents.desks.finance} />
        <InfoTile icon="chat" {...agents.desks.support} />
      </ul>
    </section>
  );
}
