import "../shared/forms/form-styles.ts";
import { Badge, Button, Card, Text, Title } from "@mantine/core";
import { useState } from "react";
import inquiries from "../locales/en/inquiries.json";
import { PageHero } from "../shared/layout/page-hero.tsx";
import { loadLater, WhenNear } from "../shared/layout/when-near.tsx";
import { OfficeEmail, OfficeHours, OfficePhone } from "../shared/office/office-links.tsx";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import { jobPosting } from "../shared/texts/structured-data.ts";
import { openings } from "./openings.ts";

const applicationForm = loadLater(async () => (await import("./application-form.tsx")).ApplicationForm);

export function meta() {
  const { careers } = getMessages(inquiries);
  const { title, description } = careers;
  const postings = openings.map(({ position, ...opening }) =>
    jobPosting({ ...opening, title: careers.openings[position].title, description: careers.openings[position].text }),
  );
  return [...pageMeta({ title, description, path: "/careers" }), ...postings];
}

export default function CareersScreen() {
  const { careers } = useMessages(inquiries);
  const [wanted, setWanted] = useState("");
  const choose = async (position: string) => {
    await applicationForm.load();
    setWanted(position);
  };
  return (
    <>
      <PageHero title={careers.title} text={careers.heroText} drawing="crew" />
      <Openings onWant={choose} />
      <section className="landing-section two-columns" id="apply">
        <Card>
          <Title order={2}>{careers.formTitle}</Title>
          <Text c="dimmed" mb="md">
            {careers.formText}
          </Text>
          <WhenNear part={applicationForm} wanted={wanted} />
        </Card>
        <div>
          <Title order={2}>{careers.contactTitle}</Title>
          <Text mt="xs">{careers.contactText}</Text>
          <div className="link-list">
            <OfficeHours />
            <OfficePhone className="tall-link" />
            <OfficeEmail className="tall-link" />
          </div>
        </div>
      </section>
    </>
  );
}

/** The openings. A button scrolls to the form and selects its position. */
function Openings({ onWant }: { onWant: (position: string) => void }) {
  const { careers } = useMessages(inquiries);
  return (
    <section className="landing-section">
      <Title order={2}>{careers.openingsTitle}</Title>
      <ul className="tiles">
        {openings.map(({ position }) => {
          const { title, place, kind, text } = careers.openings[position];
          return (
            <li key={position} className="tile opening">
              <Title order={3}>{title}</Title>
              <div>
                <Badge size="lg" variant="light">
                  {kind}
                </Badge>
                <Text c="dimmed" mt="xs">
                  {place}
                </Text>
              </div>
              <Text>{text}</Text>
              <Button component="a" href="#apply" variant="default" onClick={() => onWant(position)}>
                {careers.apply}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
