import { Button, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import categories from "../locales/en/categories.json";
import { PageHero } from "../shared/layout/page-hero.tsx";
import { serviceLinks } from "../shared/layout/services.ts";
import { loadLater, WhenNear } from "../shared/layout/when-near.tsx";
import { InfoTile } from "../shared/lists/info-tile.tsx";
import { useOffice, WhenSet } from "../shared/office/office.tsx";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import { service } from "../shared/texts/structured-data.ts";
import type { Route } from "./+types/category.screen";
import { findCategory, postLink, readCategory } from "./categories.ts";
import { CategorySkills } from "./category-skills.tsx";

const availableHandymen = loadLater(
  async () => (await import("../shared/directory/available-handymen.tsx")).AvailableHandymen,
);

export function meta({ location }: Route.MetaArgs) {
  const category = readCategory(location.pathname);
  const texts = getMessages(categories);
  const title = texts.names[category];
  return [
    ...pageMeta({ title, description: texts.description({ name: title }), path: `/${category}` }),
    service({ name: title, description: texts.texts[category], path: `/${category}` }),
  ];
}

/** One of the five service pages: what the service includes, usual prices, and a link to post a job. */
export default function CategoryScreen({ matches }: Route.ComponentProps) {
  const texts = useMessages(categories);
  const { phoneLink } = useOffice();
  const category = readCategory(matches.at(-1)?.pathname ?? "");
  const { catalogueName } = findCategory(category);
  const { checked, followed, fair } = texts.promise;
  return (
    <>
      <PageHero title={texts.names[category]} text={texts.texts[category]} drawing="crew">
        <Button component={Link} to={postLink(catalogueName)}>
          {texts.post}
        </Button>
        <WhenSet name="phone">
          <Button component="a" href={phoneLink} variant="default">
            {texts.call}
          </Button>
        </WhenSet>
      </PageHero>
      <section className="landing-section">
        <Title order={2}>{texts.includedTitle}</Title>
        <Text mt="xs" c="dimmed" maw="46rem">
          {texts.priceNote}
        </Text>
        <CategorySkills key={category} catalogueName={catalogueName} />
      </section>
      <WhenNear part={availableHandymen} category={catalogueName} />
      <section className="landing-section">
        <Title order={2}>{texts.promiseTitle}</Title>
        <ul className="tiles">
          <InfoTile icon="shield" {...checked} />
          <InfoTile icon="pin" {...followed} />
          <InfoTile icon="wallet" {...fair} />
        </ul>
      </section>
      <section className="landing-section">
        <Title order={2}>{texts.otherTitle}</Title>
        <div className="hero-buttons other-services">
          {serviceLinks
            .filter(({ name }) => name !== category)
            .map(({ to, name }) => (
              <Button key={to} component={Link} to={to} variant="default">
                {texts.names[name]}
              </Button>
            ))}
        </div>
      </section>
    </>
  );
}
