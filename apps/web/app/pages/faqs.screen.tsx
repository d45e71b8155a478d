import { Anchor, Button, Card, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { faqs } from "../locales/en/faqs.ts";
import { getMessages, useMessages } from "../shared/messages.ts";
import { officeContact } from "../shared/office-contact.ts";
import { PageHero } from "../shared/page-hero.tsx";
import { pageMeta } from "../shared/page-meta.ts";
import { Questions } from "../shared/questions.tsx";
import { faqPage } from "../shared/structured-data.ts";

export function meta() {
  const { title, description, categories } = getMessages(faqs);
  const questions = Object.values(categories).flatMap((category) => Object.values(category.questions));
  return [...pageMeta({ title, description, path: "/faqs" }), faqPage(questions)];
}

export default function FaqsScreen() {
  const texts = useMessages(faqs);
  return (
    <>
      <PageHero title={texts.title} text={texts.heroText} drawing="questions" />
      <section className="landing-section medium-page">
        {Object.values(texts.categories).map(({ title, questions }, index) => (
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
            <Anchor href={officeContact.phoneLink} className="tall-link">
              {texts.phone}:&nbsp;<span className="ltr">{officeContact.phone}</span>
            </Anchor>
            <Anchor href={`mailto:${officeContact.email}`} className="tall-link">
              {texts.email}:&nbsp;<span className="ltr">{officeContact.email}</span>
            </Anchor>
            <Text>{officeContact.address}</Text>
          </div>
        </Card>
      </section>
    </>
  );
}
