import "../shared/forms/form-styles.ts";
import { Anchor, Card, Text, Title } from "@mantine/core";
import inquiries from "../locales/en/inquiries.json";
import { PageHero } from "../shared/layout/page-hero.tsx";
import { loadLater, WhenNear } from "../shared/layout/when-near.tsx";
import { InfoTile } from "../shared/lists/info-tile.tsx";
import { WhenSet } from "../shared/office/office.tsx";
import { OfficeAddress, OfficeEmail, OfficeHours, OfficeMap, OfficePhone } from "../shared/office/office-links.tsx";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import { localBusiness } from "../shared/texts/structured-data.ts";

const contactForm = loadLater(async () => (await import("./contact-form.tsx")).ContactForm);

export function meta() {
  const { contact } = getMessages(inquiries);
  const { title, description } = contact;
  return [...pageMeta({ title, description, path: "/contact-us" }), localBusiness()];
}

export default function ContactUsScreen() {
  const { contact } = useMessages(inquiries);
  return (
    <>
      <PageHero title={contact.title} text={contact.heroText} drawing="contact" />
      <ContactWays />
      <section className="landing-section two-columns">
        <Card>
          <Title order={2} mb="md">
            {contact.formTitle}
          </Title>
          <WhenNear part={contactForm} />
        </Card>
        <div>
          <Title order={2}>{contact.supportTitle}</Title>
          <Text mt="xs">{contact.supportText}</Text>
          <Title order={2} mt="xl">
            {contact.areasTitle}
          </Title>
          <Text mt="xs">{contact.areasText}</Text>
          <ul className="chips">
            {Object.values(contact.areas).map((area) => (
              <li key={area}>{area}</li>
            ))}
          </ul>
          <Title order={2} mt="xl" id="map">
            {contact.placeTitle}
          </Title>
          <OfficeMap />
        </div>
      </section>
    </>
  );
}

function ContactWays() {
  const { contact } = useMessages(inquiries);
  return (
    <section className="landing-section">
      <Title order={2}>{contact.waysTitle}</Title>
      <ul className="tiles">
        <WhenSet name="phone">
          <InfoTile icon="phone" {...contact.phone}>
            <OfficePhone />
          </InfoTile>
        </WhenSet>
        <WhenSet name="email">
          <InfoTile icon="mail" {...contact.email}>
            <OfficeEmail />
          </InfoTile>
        </WhenSet>
        <WhenSet name="address">
          <InfoTile icon="office" {...contact.office} facts={<OfficeFacts />}>
            <Anchor href="#map">{contact.openMap}</Anchor>
          </InfoTile>
        </WhenSet>
      </ul>
    </section>
  );
}

const OfficeFacts = () => (
  <>
    <OfficeHours />
    <OfficeAddress />
  </>
);
