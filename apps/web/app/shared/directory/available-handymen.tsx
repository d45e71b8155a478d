import "../lists/lists.css";
import { Anchor, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import directory from "../../locales/en/directory.json";
import { useChoices } from "../calls/use-choices.ts";
import { useMessages } from "../texts/messages.ts";
import { HandymanCard } from "./handyman-card.tsx";
import { loadDirectory } from "./load-directory.ts";

const shownMax = 6;

/** The best rated handymen of a category who take jobs now; renders nothing when there are none. */
export function AvailableHandymen({ category }: { category: string }) {
  const texts = useMessages(directory);
  const { items } = useChoices(category, async (name, signal) => {
    const { items } = await loadDirectory({ category: name }, { limit: shownMax, signal });
    return items;
  });
  if (items.length === 0) return null;
  return (
    <section className="landing-section">
      <Title order={2}>{texts.title}</Title>
      <Text mt="xs" mb="md" c="dimmed" maw="46rem">
        {texts.text}
      </Text>
      <ul className="card-list">
        {items.map((entry) => (
          <li key={entry.id}>
            <HandymanCard entry={entry} />
          </li>
        ))}
      </ul>
      <Anchor component={Link} to={`/providers?${new URLSearchParams({ category })}`} className="tall-link">
        {texts.all}
      </Anchor>
    </section>
  );
}
