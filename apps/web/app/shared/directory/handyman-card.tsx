import type { DirectoryEntry } from "@hunarmand/api/providers/directory";
import { Anchor, Card, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import directory from "../../locales/en/directory.json";
import { useMessages } from "../texts/messages.ts";
import { getName, joinParts } from "../texts/names.ts";
import { HandymanFace } from "./handyman-face.tsx";
import { HandymanRating } from "./handyman-rating.tsx";

const pictureSide = 64;

/** A handyman in a list, with a link to their page. */
export function HandymanCard({ entry }: { entry: DirectoryEntry }) {
  const texts = useMessages(directory);
  const { id, firstName, area, city, skills, hasPicture } = entry;
  return (
    <Card component="article" h="100%">
      <Group gap="md" wrap="nowrap" align="flex-start">
        <HandymanFace id={id} hasPicture={hasPicture} size={pictureSide} />
        <Stack gap={4}>
          <Title order={3}>
            <Anchor component={Link} to={`/providers/${id}`} inherit className="tall-link">
              {firstName}
            </Anchor>
          </Title>
          <HandymanRating entry={entry} />
          <Text c="dimmed">{texts.place({ area: getName(area), city: getName(city) })}</Text>
          <Text>{joinParts(skills.map(getName))}</Text>
        </Stack>
      </Group>
    </Card>
  );
}
