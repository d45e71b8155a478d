import { type ProviderStatus, providerStatus } from "@hunarmand/api/providers/steps";
import type { SpokenSentence } from "@hunarmand/api/recordings/spoken-sentences";
import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import providers from "../locales/en/providers.json";
import { Road } from "../shared/application/road.tsx";
import { LiveUpdates } from "../shared/calls/live-updates.tsx";
import { lazyPart } from "../shared/parts/lazy-part.tsx";
import { useSession } from "../shared/person/session.ts";
import { Spoken } from "../shared/spoken/spoken.tsx";
import { useMessages } from "../shared/texts/messages.ts";
import type { OwnRoadProps } from "./road/own-road.tsx";
import { RoadFrame } from "./road/road-frame.tsx";
import type { useOwnProfile } from "./use-own-profile.ts";

// Loaded on demand: visitors and verified handymen do not need its forms.
const OwnRoad = lazyPart(async () => (await import("./road/own-road.tsx")).OwnRoad, { fallback: <RoadFrame /> });

type OwnStatusProps = ReturnType<typeof useOwnProfile> & Pick<OwnRoadProps, "onAddress">;

/** The status of the logged-in provider. Visitors read that a new account is pending. */
export function OwnStatus(own: OwnStatusProps) {
  const { pending } = useMessages(providers);
  const { profile, reload, onAddress } = own;
  return (
    <>
      {profile && (
        <LiveUpdates matters={({ kind }) => kind.startsWith("account-")} refetch={reload} text={pending.updated} />
      )}
      {!profile || profile.status === providerStatus.pending ? (
        <Waiting {...own} />
      ) : (
        <Decision {...{ profile, reload, onAddress }} />
      )}
    </>
  );
}

function Waiting({ profile, failed, reload, onAddress }: OwnStatusProps) {
  const { pending } = useMessages(providers);
  const session = useSession();
  const isOwn = session?.role === "Provider";
  return (
    <Stack gap="md" align="flex-start">
      {isOwn && (
        <Text size="xl" fw={700}>
          {pending.welcome({ name: profile?.firstName ?? session.username.split(" ", 1).join("") })}
        </Text>
      )}
      <Title order={1} size={isOwn ? "h4" : "h1"}>
        {pending.heading}
      </Title>
      {failed && <Alert color="red">{pending.failed}</Alert>}
      {profile && <OwnRoad {...{ profile, reload, onAddress }} />}
      {isOwn && !profile && !failed && <RoadFrame />}
      {failed && <CheckAgain reload={reload} />}
    </Stack>
  );
}

/** While something is left to do, the road says what. */
const says = {
  [providerStatus.pending]: undefined,
  [providerStatus.sentBack]: undefined,
  [providerStatus.verified]: "verified",
  [providerStatus.rejected]: "turned-away",
  [providerStatus.suspended]: "turned-away",
  [providerStatus.closed]: undefined,
} as const satisfies Record<ProviderStatus, SpokenSentence | undefined>;

function Decision({ profile, reload, onAddress }: OwnRoadProps) {
  const { pending } = useMessages(providers);
  const { status, statusReason } = profile;
  const { title, text } = pending.statuses[status];
  return (
    <Stack gap="md" align="flex-start">
      <Spoken as={says[status]}>
        <Title order={1}>{title}</Title>
        <Text>{text}</Text>
      </Spoken>
      {statusReason && (
        <Alert color="marigold" title={pending.reason} w="100%">
          <bdi>{statusReason}</bdi>
        </Alert>
      )}
      {status === providerStatus.verified && <Road now="verified" />}
      <Group>
        {status === providerStatus.verified && (
          <Button component={Link} to="/requestedjobs">
            {pending.requestedJobs}
          </Button>
        )}
        {(status === providerStatus.rejected || status === providerStatus.suspended) && (
          <Button component={Link} to={toAppeal(pending.appealSubject({ title }))}>
            {pending.appeal}
          </Button>
        )}
        <CheckAgain reload={reload} />
      </Group>
      {status === providerStatus.sentBack && <OwnRoad {...{ profile, reload, onAddress }} />}
    </Stack>
  );
}

/** The complaint form with its subject filled in (docs/product.md N2). */
const toAppeal = (subject: string): string => `/complains?${new URLSearchParams({ subject })}`;

function CheckAgain({ reload }: { reload: () => void }) {
  const { pending } = useMessages(providers);
  return (
    <Button variant="default" onClick={reload}>
      {pending.checkAgain}
    </Button>
  );
}
