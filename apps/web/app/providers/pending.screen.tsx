import { providerStatus } from "@hunarmand/api/providers/steps";
import { Card, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import providers from "../locales/en/providers.json";
import { useSession } from "../shared/person/session.ts";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import { OwnStatus } from "./own-status.tsx";
import { OfficePlace } from "./signup/office-place.tsx";
import { UnconfirmedEmail } from "./unconfirmed-email.tsx";
import { useOwnProfile } from "./use-own-profile.ts";

export function meta() {
  const { pending } = getMessages(providers);
  return pageMeta({ title: pending.title, description: pending.description, path: "/pending" });
}

export default function PendingScreen() {
  const { pending } = useMessages(providers);
  const own = useOwnProfile();
  const [hasAddress, setHasAddress] = useState(false);
  // Their road comes above the office's place, which must not jump.
  const isLoading = useSession()?.role === "Provider" && !own.profile && !own.failed;
  const status = own.profile?.status ?? providerStatus.pending;
  const isApplicant = status === providerStatus.pending || status === providerStatus.sentBack;
  const waits = own.profile && status === providerStatus.pending;
  return (
    <div className="page">
      <Stack className="medium-page" gap="lg">
        <OwnStatus {...own} onAddress={setHasAddress} />
        <UnconfirmedEmail />
        {!isLoading && (
          <Card>
            <Title order={2} size="h3" mb="sm">
              {pending.officeTitle}
            </Title>
            <Text mb="sm">
              {waits ? pending.statuses.Pending.text : isApplicant && !own.profile ? pending.text : pending.officeOnly}
            </Text>
            {/* The next thing shows where it is. */}
            <OfficePlace hasAddress={!hasAddress} />
          </Card>
        )}
      </Stack>
    </div>
  );
}
