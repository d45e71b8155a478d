import { Text, Title } from "@mantine/core";
import pages from "../../locales/en/pages.json";
import { TilePicture } from "../../shared/layout/drawings/tile-picture.tsx";
import { useMessages } from "../../shared/texts/messages.ts";

const stepNames = ["signUp", "verify", "earn"] as const;

export function HomeSteps() {
  const { home } = useMessages(pages);
  return (
    <section className="landing-section">
      <Title order={2}>{home.stepsTitle}</Title>
      <ol className="tiles compact-tiles">
        {stepNames.map((name, index) => (
          <li key={name} className="tile">
            <TilePicture name={name} />
            <Title order={3}>
              <span className="tile-number">{home.step({ number: index + 1 })}: </span>
              {home.steps[name].title}
            </Title>
            <Text>{home.steps[name].text}</Text>
          </li>
        ))}
      </ol>
    </section>
  );
}
