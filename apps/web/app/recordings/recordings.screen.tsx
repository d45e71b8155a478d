import { listOfficeRecordings } from "@hunarmand/api/recordings/recordings";
import { Stack, Text, Title } from "@mantine/core";
import { requireDesk } from "../desk/require-desk.ts";
import recordings from "../locales/en/recordings.json";
import { callApi } from "../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../shared/calls/loaded.tsx";
import { CardSkeletons } from "../shared/lists/paged-list.tsx";
import { lazyPart } from "../shared/parts/lazy-part.tsx";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import type { Route } from "./+types/recordings.screen";

/** Loaded on demand. Every page loads a list of all screens with their scripts, and this one is not in it. */
const SentenceList = lazyPart(async () => (await import("./sentence-list.tsx")).SentenceList, {
  fallback: <CardSkeletons />,
});

export function meta() {
  return pageMeta({ title: getMessages(recordings).title });
}

export function clientLoader() {
  requireDesk(listOfficeRecordings);
  return { loading: startLoad(callApi(listOfficeRecordings)) };
}

/** The sentences of the steps, to record them (docs/product.md K6). */
export default function RecordingsScreen({ loaderData: { loading } }: Route.ComponentProps) {
  const { title, text, failed } = useMessages(recordings);
  return (
    <Stack gap="lg" maw="48rem">
      <div>
        <Title order={1}>{title}</Title>
        <Text c="dimmed" mt="xs">
          {text}
        </Text>
      </div>
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={failed}>
        {(recorded) => <SentenceList recorded={recorded} />}
      </Loaded>
    </Stack>
  );
}
