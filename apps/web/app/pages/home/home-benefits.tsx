import { Text, Title } from "@mantine/core";
import pages from "../../locales/en/pages.json";
import { TilePicture } from "../../shared/layout/drawings/tile-picture.tsx";
import { useMessages } from "../../shared/texts/messages.ts";

const benefitNames = ["steady", "flexible", "transparent", "rewards"] as const;

export function HomeBenefits() {
  const { home } = useMessages(pages);
  return (
    <section className="landing-section">
      <Title order={2}>{home.benefitsTitle}</Title>
      <ul className="tiles compact-tiles">
        {benefitNames.map((name) => (
          <li key={name} className="tile">
            <TilePicture name={name} />
            <Title order={3}>{home.benefits[name].title}</Title>
            <Text>{home.benefits[name].text}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
