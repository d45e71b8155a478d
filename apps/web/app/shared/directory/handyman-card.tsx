import type { DirectoryEntry } from "@hunarmand/api/providers/directory";
import { Anchor, Card, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import directory from "../../locales/en/directory.json";
import { useMessages } from "../texts/messages.ts";
import { getName, joinParts } from "../texts/names.ts";
import { HandymanFace } from "./handyman-face.tsx";
import { HandymanRating } from "./handyman-rating.tsx";

const pictureSide = 56;

/** A handyman in a list, with a link to their page. */
export function HandymanCard({ entry }: { entry: DirectoryEntry }) {
  const texts = useMessages(directory);
  const { id, firstName, area, city, skills, hasPicture } = entry;
  return (
    <Card component="article" h="100%" p="sm">
      <Group gap="sm" wrap="nowrap">
        <HandymanFace id={id} hasPicture={hasPicture} size={pictureSide} />
        <Stack gap={0} miw={0}>
          {/* The name is as tall as a thumb, its line is not. */}
          <Title order={3} my={-8}>
            <Anchor component={Link} to={`/providers/${id}`} inherit className="tall-link">
              {firstName}
            </Anchor>
          </Title>
          <HandymanRating entry={entry} />
          <Text size="sm" lineClamp={1}>
            {joinParts(skills.map(getName))}
          </Text>
          <Text size="sm" c="dimmed">
            {texts.place({ area: getName(area), city: getName(city) })}
          </Text>
        </Stack>
      </Group>
    </Card>
  );
}
