import { Button, Card, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import faqs from "../locales/en/faqs.json";
import { PageHero } from "../shared/layout/page-hero.tsx";
import { Questions } from "../shared/lists/questions.tsx";
import { readOffice, useOffice, WhenSet } from "../shared/office/office.tsx";
import { OfficeAddress, OfficeEmail, OfficeHours, OfficePhone } from "../shared/office/office-links.tsx";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import { faqPage } from "../shared/texts/structured-data.ts";
import { listQuestions } from "./list-questions.ts";

export function meta() {
  const texts = getMessages(faqs);
  const { title, description } = texts;
  const questions = listQuestions(texts, readOffice()).flatMap((category) => Object.values(category.questions));
  return [...pageMeta({ title, description, path: "/faqs" }), faqPage(questions)];
}

export default function FaqsScreen() {
  const texts = useMessages(faqs);
  const office = useOffice();
  return (
    <>
      <PageHero title={texts.title} text={texts.heroText} drawing="questions" />
      <section className="landing-section medium-page">
        {listQuestions(texts, office).map(({ title, questions }, index) => (
          <details key={title} className="question-group" open={index === 0}>
            <summary>
              <Title order={2} size="h3">
                {title}
              </Title>
            </summary>
            <Questions questions={questions} />
          </details>
        ))}
      </section>
      <section className="landing-section two-columns">
        <Card>
          <Title order={2} size="h3">
            {texts.customTitle}
          </Title>
          <Text my="sm">{texts.customText}</Text>
          <Button component={Link} to="/contact-us">
            {texts.custom}
          </Button>
        </Card>
        <Card>
          <Title order={2} size="h3" mb="xs">
            {texts.contactTitle}
          </Title>
          <div className="link-list">
            <OfficePhone label={texts.phone} className="tall-link" />
            <OfficeEmail label={texts.email} className="tall-link" />
            <WhenSet name="openingHours">
              <Text mt="xs">{texts.urgent}</Text>
            </WhenSet>
            <OfficeHours label={texts.otherCalls} />
            <OfficeAddress />
          </div>
        </Card>
      </section>
    </>
  );
}
