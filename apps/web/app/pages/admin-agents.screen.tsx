import { Anchor, Button, Group, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { company } from "../locales/en/company.ts";
import { InfoTile } from "../shared/info-tile.tsx";
import { getMessages, useMessages } from "../shared/messages.ts";
import { officeContact } from "../shared/office-contact.ts";
import { PageHero } from "../shared/page-hero.tsx";
import { pageMeta } from "../shared/page-meta.ts";

export function meta() {
  const { title, description } = getMessages(company).agents;
  return pageMeta({ title, description, path: "/admin-agents" });
}

export default function AdminAgentsScreen() {
  const { agents } = useMessages(company);
  return (
    <>
      <PageHero title={agents.title} text={agents.heroText} drawing="contact">
        <Button component="a" href={officeContact.phoneLink}>
          {agents.call}
        </Button>
        <Button component="a" href={officeContact.whatsappLink} target="_blank" rel="noreferrer" variant="default">
          {agents.whatsapp}
        </Button>
      </PageHero>
      <Desks />
      <section className="landing-section two-columns">
        <div className="prose">
          <Title order={2}>{agents.reachTitle}</Title>
          <Text>{agents.hours}</Text>
          <Text>{officeContact.address}</Text>
          <Text className="ltr">{officeContact.phone}</Text>
          <Anchor component={Link} to="/contact-us" className="tall-link">
            {agents.write}
          </Anchor>
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
