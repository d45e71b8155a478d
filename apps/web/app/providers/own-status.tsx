import type { ProviderProfile } from "@hunarmand/api/providers/providers";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import providers from "../locales/en/providers.json";
import { LiveUpdates } from "../shared/calls/live-updates.tsx";
import { useMessages } from "../shared/texts/messages.ts";
import { DocumentUploads } from "./document-uploads.tsx";
import { useOwnProfile } from "./use-own-profile.ts";
import { OwnVisit } from "./visits/own-visit.tsx";

/** The status of the logged-in provider. Visitors read that a new account is pending. */
export function OwnStatus() {
  const { pending } = useMessages(providers);
  const own = useOwnProfile();
  const { profile, reload } = own;
  return (
    <>
      {profile && (
        <LiveUpdates matters={({ kind }) => kind.startsWith("account-")} refetch={reload} text={pending.updated} />
      )}
      {!profile || profile.status === providerStatus.pending ? (
        <Waiting {...own} />
      ) : (
        <Decision profile={profile} reload={reload} />
      )}
    </>
  );
}

function Waiting({ profile, failed, reload }: ReturnType<typeof useOwnProfile>) {
  const { pending } = useMessages(providers);
  return (
    <Stack gap="sm" align="flex-start">
      <Title order={1}>{pending.heading}</Title>
      {profile && <Text>{pending.statuses.Pending.text}</Text>}
      {failed && <Alert color="red">{pending.failed}</Alert>}
      {(profile || failed) && (
        <Button variant="default" onClick={reload}>
          {pending.checkAgain}
        </Button>
      )}
      {profile && <DocumentUploads profile={profile} reload={reload} />}
      {profile && <OwnVisit />}
    </Stack>
  );
}

function Decision({ profile, reload }: { profile: ProviderProfile; reload: () => void }) {
  const { pending } = useMessages(providers);
  const { title, text } = pending.statuses[profile.status];
  return (
    <Stack gap="sm" align="flex-start">
      <Title order={1}>{title}</Title>
      <Text>{text}</Text>
      {profile.statusReason && (
        <Alert color="marigold" title={pending.reason} w="100%">
          {profile.statusReason}
        </Alert>
      )}
      <Group>
        {profile.status === providerStatus.verified && (
          <Button component={Link} to="/requestedjobs">
            {pending.requestedJobs}
          </Button>
        )}
        <Button variant="default" onClick={reload}>
          {pending.checkAgain}
        </Button>
      </Group>
      {profile.status === providerStatus.sentBack && <DocumentUploads profile={profile} reload={reload} />}
      {profile.status === providerStatus.sentBack && <OwnVisit />}
    </Stack>
  );
}
