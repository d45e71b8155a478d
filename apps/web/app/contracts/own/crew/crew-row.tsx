import type { CrewMember } from "@hunarmand/api/contracts/crew";
import { Anchor, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import contracts from "../../../locales/en/contracts.json";
import { HandymanFace } from "../../../shared/directory/handyman-face.tsx";
import { HandymanRating } from "../../../shared/directory/handyman-rating.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";

const pictureSide = 64;

/** Face, name, stars, and that the office has verified them. The name leads to their public page. */
export function MemberHead({ member: { name, page } }: { member: CrewMember }) {
  const { sheet } = useMessages(contracts);
  if (!page) return <Title order={4}>{name}</Title>;
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <HandymanFace id={page.id} hasPicture={page.hasPicture} size={pictureSide} />
      <Stack gap={2}>
        <Title order={4}>
          <Anchor component={Link} to={`/providers/${page.id}`} inherit className="tall-link">
            {name}
          </Anchor>
        </Title>
        <HandymanRating entry={page} />
        <Text size="sm" fw={600}>
          {sheet.verified}
        </Text>
      </Stack>
    </Group>
  );
}
