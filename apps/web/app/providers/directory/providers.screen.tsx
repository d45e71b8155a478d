import { Button, Group, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import company from "../../locales/en/company.json";
import directoryTexts from "../../locales/en/directory.json";
import { InfoTile } from "../../shared/lists/info-tile.tsx";
import { NotForHandymen } from "../../shared/person/not-for-handymen.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { DirectoryList } from "./directory-list.tsx";
import { Trades } from "./trades.tsx";

export function meta() {
  const { title, description } = getMessages(company).directory;
  return pageMeta({ title, description, path: "/providers" });
}

/** The public directory: handymen who take jobs now, by first name, the trades, and how the portal verifies them. */
export default function ProvidersScreen() {
  const { directory } = useMessages(company);
  const { title } = useMessages(directoryTexts);
  const { cnic, skill, ratings, suspension } = directory.promise;
  return (
    <>
      {/* The first handyman is in sight on a small phone: no banner. */}
      <section className="landing-section directory-first">
        <Title order={1}>{directory.title}</Title>
        <Text c="dimmed">{directory.lead}</Text>
        <h2 className="heard-only">{title}</h2>
        <DirectoryList />
        <Group mt="lg">
          <NotForHandymen>
            <Button component={Link} to="/jobs/new">
              {directory.post}
            </Button>
            <Button component={Link} to="/signup" variant="default">
              {directory.join}
            </Button>
          </NotForHandymen>
        </Group>
      </section>
      <section className="landing-section">
        <Title order={2}>{directory.tradesTitle}</Title>
        <Trades />
      </section>
      <section className="landing-section">
        <Title order={2} id="verified">
          {directory.promiseTitle}
        </Title>
        <ul className="tiles">
          <InfoTile icon="shield" {...cnic} />
          <InfoTile icon="hammer" {...skill} />
          <InfoTile icon="star" {...ratings} />
          <InfoTile icon="key" {...suspension} />
        </ul>
      </section>
      <section className="landing-section">
        <div className="prose">
          <Title order={2}>{directory.privacyTitle}</Title>
          <Text>{directory.privacy}</Text>
        </div>
      </section>
    </>
  );
}
