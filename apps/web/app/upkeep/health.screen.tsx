import health from "@hunarmand/api/locales/en/health.json";
import { getHealth, type HealthCheck, type HealthState } from "@hunarmand/api/upkeep/health";
import { triedParts } from "@hunarmand/api/upkeep/health-tries";
import { Badge, Button, Card, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useRevalidator } from "react-router";
import { requireDesk } from "../desk/require-desk.ts";
import healthDesk from "../locales/en/health-desk.json";
import { callApi } from "../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../shared/calls/loaded.tsx";
import { CardSkeletons } from "../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import { useFormats } from "../shared/texts/use-formats.ts";
import type { Route } from "./+types/health.screen";
import { formatUnit } from "./format-unit.ts";
import { HealthTryForm } from "./health-try.tsx";

export function meta() {
  return pageMeta({ title: getMessages(healthDesk).title });
}

export function clientLoader() {
  requireDesk(getHealth);
  return { loading: startLoad(callApi(getHealth)) };
}

/** The state of the installation for the Owner, with what to do about each problem (docs/production.md). */
export default function HealthScreen({ loaderData: { loading } }: Route.ComponentProps) {
  const texts = useMessages(healthDesk);
  const { revalidate, state } = useRevalidator();
  return (
    <Stack gap="lg">
      <Title order={1}>{texts.title}</Title>
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={texts.failed}>
        {({ checks }) => <Checks checks={checks} />}
      </Loaded>
      <Group>
        <Button variant="default" loading={state === "loading"} onClick={() => void revalidate()}>
          {texts.again}
        </Button>
      </Group>
    </Stack>
  );
}

const order: readonly HealthState[] = ["fault", "warning", "fine"];
const colors: Record<HealthState, string> = { fine: "green", warning: "marigold", fault: "red" };

/** What is broken comes first. */
function Checks({ checks }: { checks: HealthCheck[] }) {
  const texts = useMessages(healthDesk);
  const sorted = checks.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  const problems = checks.filter(({ problem }) => problem !== null).length;
  return (
    <>
      <Text role="status">{texts.count({ count: problems })}</Text>
      <SimpleGrid component="ul" cols={{ base: 1, md: 2 }} p={0} m={0}>
        {sorted.map((check) => (
          <Card key={check.name} component="li" withBorder>
            <Check check={check} />
          </Card>
        ))}
      </SimpleGrid>
    </>
  );
}

function Check({ check: { name, state, problem, facts } }: { check: HealthCheck }) {
  const texts = useMessages(health);
  const tried = triedParts.find((part) => part === name);
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h4">
          {texts.names[name]}
        </Title>
        <Badge color={colors[state]} variant="light" size="lg" tt="none">
          {texts.states[state]}
        </Badge>
      </Group>
      {problem && <Text>{texts.problems[problem]}</Text>}
      <Stack component="dl" gap={4} m={0}>
        {facts.map((fact) => (
          <Group key={fact.name} justify="space-between" gap="xs" wrap="nowrap" align="baseline">
            <Text component="dt" c="dimmed" size="sm">
              {texts.facts[fact.name]}
            </Text>
            <Fact fact={fact} />
          </Group>
        ))}
      </Stack>
      {tried && <HealthTryForm part={tried} />}
    </Stack>
  );
}

/** Paths and versions are long words: they break anywhere. */
function Fact({ fact: { name, value } }: { fact: HealthCheck["facts"][number] }) {
  const { units } = useMessages(healthDesk);
  const formats = useFormats();
  const unit = typeof value === "number" ? formatUnit(name, value) : undefined;
  const text = unit ? units[unit.name]({ amount: formats.number(unit.amount) }) : undefined;
  const shown =
    text ?? (typeof value === "number" ? formats.number(value) : name.endsWith("At") ? formats.moment(value) : value);
  return (
    <Text component="dd" m={0} size="sm" ta="end" style={{ overflowWrap: "anywhere" }}>
      <bdi>{shown}</bdi>
    </Text>
  );
}
