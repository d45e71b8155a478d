import "../shared/forms/form-styles.ts";
import { Anchor, Button, Card, Text, Title } from "@mantine/core";
import { useRef, useState } from "react";
import { Link } from "react-router";
import inquiries from "../locales/en/inquiries.json";
import layout from "../locales/en/layout.json";
import { PageHero } from "../shared/layout/page-hero.tsx";
import { loadLater, WhenNear } from "../shared/layout/when-near.tsx";
import { InfoTile } from "../shared/lists/info-tile.tsx";
import { useOffice, WhenSet } from "../shared/office/office.tsx";
import { OfficeEmail, OfficeHours, OfficePhone, OfficeWhatsapp } from "../shared/office/office-links.tsx";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import { faqPage } from "../shared/texts/structured-data.ts";

const supportForm = loadLater(async () => (await import("./support-form.tsx")).SupportForm);

export function meta() {
  const { title, description, questions } = getMessages(inquiries).support;
  return [...pageMeta({ title, description, path: "/support" }), faqPage(Object.values(questions))];
}

export default function SupportScreen() {
  const { support } = useMessages(inquiries);
  return (
    <>
      <PageHero title={support.title} text={support.heroText} drawing="contact" />
      <SupportWays />
      <section className="landing-section two-columns">
        <Card>
          <Title order={2} mb="md">
            {support.formTitle}
          </Title>
          <WhenNear part={supportForm} />
        </Card>
        <div>
          <Title order={2} mb="sm">
            {support.questionsTitle}
          </Title>
          {Object.values(support.questions).map(({ question, answer }) => (
            <div key={question} className="answered">
              <Title order={3}>{question}</Title>
              <Text>{answer}</Text>
            </div>
          ))}
          <Anchor component={Link} to="/faqs" className="tall-link">
            {support.moreQuestions}
          </Anchor>
        </div>
      </section>
    </>
  );
}

function SupportWays() {
  const { support } = useMessages(inquiries);
  const { footer } = useMessages(layout);
  const { whatsappLink } = useOffice();
  const whatsapp = useRef<HTMLDivElement>(null);
  const [isChatAsked, setChatAsked] = useState(false);
  const startChat = () => {
    setChatAsked(true);
    whatsapp.current?.querySelector("a")?.focus();
  };
  return (
    <section className="landing-section">
      <Title order={2}>{support.waysTitle}</Title>
      <ul className="tiles">
        <WhenSet name="phone">
          <InfoTile icon="phone" {...support.call} facts={<OfficeHours label={support.otherCalls} />}>
            <OfficePhone />
          </InfoTile>
        </WhenSet>
        <WhenSet name="email">
          <InfoTile icon="mail" {...support.email}>
            <OfficeEmail />
          </InfoTile>
        </WhenSet>
        <InfoTile icon="chat" {...support.chat}>
          {/* Opens nothing until the office has a chat, but leads to WhatsApp (docs/screens.md U18). */}
          <Button variant="default" mt="xs" onClick={startChat}>
            {support.startChat}
          </Button>
          <WhenSet name="whatsappLink">
            <Text size="sm">{support.chatNow}</Text>
          </WhenSet>
          <Text size="sm" role="status">
            {isChatAsked && !whatsappLink && support.noChat}
          </Text>
          <div ref={whatsapp}>
            <OfficeWhatsapp>{footer.whatsapp}</OfficeWhatsapp>
          </div>
        </InfoTile>
      </ul>
    </section>
  );
}
