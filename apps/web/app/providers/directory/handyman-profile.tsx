import { limits } from "@hunarmand/api/limits";
import type { HandymanPage } from "@hunarmand/api/providers/directory";
import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import directory from "../../locales/en/directory.json";
import handymanTexts from "../../locales/en/handyman.json";
import { HandymanFace } from "../../shared/directory/handyman-face.tsx";
import { HandymanRating } from "../../shared/directory/handyman-rating.tsx";
import { useSession } from "../../shared/person/session.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName } from "../../shared/texts/names.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { SkillWays } from "./skill-ways.tsx";

const pictureSide = 96;

interface HandymanProps {
  handyman: HandymanPage;
}

/** Who they are, the main button, and their skills, each of which asks them first for that work. */
export function HandymanProfile({ handyman }: HandymanProps) {
  return (
    <Card>
      <Stack gap="md">
        <Who handyman={handyman} />
        <Facts handyman={handyman} />
        <AskButton handyman={handyman} />
      </Stack>
    </Card>
  );
}

function Who({ handyman }: HandymanProps) {
  const texts = useMessages(directory);
  const { id, firstName, area, city, category, hasPicture } = handyman;
  return (
    <Group gap="md" wrap="nowrap" align="center">
      <HandymanFace id={id} hasPicture={hasPicture} size={pictureSide} />
      <Stack gap={4}>
        <Title order={1}>{firstName}</Title>
        <HandymanRating entry={handyman} />
        <Text>{getName(category)}</Text>
        <Text c="dimmed">{texts.place({ area: getName(area), city: getName(city) })}</Text>
      </Stack>
    </Group>
  );
}

function Facts({ handyman: { verifiedDate, jobsDone } }: HandymanProps) {
  const texts = useMessages(handymanTexts);
  const { month } = useFormats();
  return (
    <Stack gap={4}>
      <Text>{verifiedDate ? texts.verifiedSince({ month: month(verifiedDate) }) : texts.verified}</Text>
      <Text size="sm" c="dimmed">
        {texts.checked}
      </Text>
      <Text>{texts.jobsDone({ jobs: jobsDone })}</Text>
    </Stack>
  );
}

/** The path of the posting form with this handyman asked first. */
function askPath({ id, category }: HandymanPage, skill: string | undefined): string {
  return `/jobs/new?${new URLSearchParams({ handyman: id, category, ...(skill ? { skill } : {}) })}`;
}

function AskButton({ handyman }: HandymanProps) {
  const texts = useMessages(handymanTexts);
  const role = useSession()?.role;
  const { firstName: name, skills, takesJobs } = handyman;
  const canAsk = takesJobs && (role === undefined || role === "Customer");
  const [only] = skills.length === 1 ? skills : [];
  return (
    <>
      {!takesJobs && <Text fw={600}>{texts.away({ name })}</Text>}
      {canAsk && (
        <Stack gap="xs">
          <Button component={Link} to={askPath(handyman, only)} fullWidth>
            {texts.ask({ name })}
          </Button>
          <Text size="sm" c="dimmed">
            {texts.askHint({ minutes: limits.firstAskMinutes })}
          </Text>
        </Stack>
      )}
      <Title order={2} size="h3">
        {texts.skills}
      </Title>
      <SkillWays handyman={handyman} toPath={canAsk ? (skill) => askPath(handyman, skill) : undefined} />
    </>
  );
}
