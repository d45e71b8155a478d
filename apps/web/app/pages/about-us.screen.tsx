import { Anchor, Button, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import company from "../locales/en/company.json";
import { DefaultPicture } from "../shared/layout/drawings/default-picture.tsx";
import { PageHero } from "../shared/layout/page-hero.tsx";
import { NotForHandymen } from "../shared/person/not-for-handymen.tsx";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import { leaders } from "./leaders.ts";

export function meta() {
  const { title, description } = getMessages(company).about;
  return pageMeta({ title, description, path: "/about-us" });
}

export default function AboutUsScreen() {
  const { about } = useMessages(company);
  return (
    <>
      <PageHero title={about.title} text={about.heroText} drawing="company">
        <NotForHandymen>
          <Button component={Link} to="/signup">
            {about.join}
          </Button>
        </NotForHandymen>
      </PageHero>
      <section className="landing-section two-columns">
        <div className="prose">
          <Title order={2}>{about.storyTitle}</Title>
          <Text>{about.story.start}</Text>
          <Text>{about.story.change}</Text>
        </div>
        <div className="prose">
          <Title order={2}>{about.whoTitle}</Title>
          <Text>{about.who}</Text>
          <Title order={2}>{about.missionTitle}</Title>
          <Text>{about.mission}</Text>
          <div className="link-list">
            <Anchor component={Link} to="/dispatch-rule" className="tall-link">
              {about.rule}
            </Anchor>
            <Anchor component={Link} to="/contracts" className="tall-link">
              {about.contracts}
            </Anchor>
          </div>
        </div>
      </section>
      <Leaders />
    </>
  );
}

function Leaders() {
  const { about } = useMessages(company);
  return (
    <section className="landing-section">
      <Title order={2}>{about.leadersTitle}</Title>
      <ul className="tiles">
        {leaders.map(({ name, role }) => (
          <li key={role} className="tile leader">
            <DefaultPicture size={64} hasHelmet={false} />
            <Title order={3}>{name}</Title>
            <Text fw={600} className="leader-role">
              {about.roles[role]}
            </Text>
            <Text className="leader-text">{about.leaders[role]}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
