import type { DirectoryEntry } from "@hunarmand/api/providers/directory";
import { Group, Text } from "@mantine/core";
import directory from "../../locales/en/directory.json";
import { Stars } from "../lists/stars.tsx";
import { useMessages } from "../texts/messages.ts";
import { useFormats } from "../texts/use-formats.ts";

/** The stars and the number of reviews they come from, or that there are none yet. */
export function HandymanRating({ entry: { rating, reviews } }: { entry: Pick<DirectoryEntry, "rating" | "reviews"> }) {
  const texts = useMessages(directory);
  const { number } = useFormats();
  if (rating === null) {
    return (
      <Text size="sm" c="dimmed">
        {texts.notRated}
      </Text>
    );
  }
  return (
    <Group gap="xs">
      <Stars rating={rating} label={texts.rated({ rating: number(rating), reviews })} />
      <Text size="sm" c="dimmed" aria-hidden="true">
        {texts.reviews({ rating: number(rating), reviews })}
      </Text>
    </Group>
  );
}
