import "./terms.css";
import { Button, Group, Text, Title } from "@mantine/core";
import terms from "../../locales/en/terms.json";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { useDownload } from "./use-download.ts";

export function meta() {
  const { title, description } = getMessages(terms);
  return pageMeta({ title, description, path: "/termsconditions" });
}

export default function TermsConditionsScreen() {
  const texts = useMessages(terms);
  const { busy, download } = useDownload();
  return (
    <div className="page">
      <article className="medium-page terms">
        <Title order={1}>{texts.heading}</Title>
        <Text size="lg" mt="xs">
          {texts.intro}
        </Text>
        <Group my="md" className="terms-actions">
          <Button loading={busy} onClick={download}>
            {texts.download}
          </Button>
          <Button variant="default" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </Group>
        <ol className="terms-sections">
          {Object.values(texts.sections).map(({ title, text }) => (
            <li key={title}>
              <Title order={2} size="h3">
                {title}
              </Title>
              <Text>{text}</Text>
            </li>
          ))}
        </ol>
        <div className="terms-signature">
          <p>{texts.signature}:</p>
          <p>{texts.date}:</p>
        </div>
      </article>
    </div>
  );
}
