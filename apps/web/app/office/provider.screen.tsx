import { getProvider } from "@hunarmand/contract/office";
import type { ProviderProfile } from "@hunarmand/contract/providers";
import { Alert, Anchor, Card, Group, Stack, Title } from "@mantine/core";
import { Link, useLocation } from "react-router";
import { office } from "../locales/en/office.ts";
import { callApi } from "../shared/call-api.ts";
import { Facts } from "../shared/facts.tsx";
import { formatCnic } from "../shared/form-fields.tsx";
import { Loaded, startLoad } from "../shared/loaded.tsx";
import { getMessages, useMessages } from "../shared/messages.ts";
import { pageMeta } from "../shared/page-meta.ts";
import { CardSkeletons } from "../shared/paged-list.tsx";
import { PhoneLinks } from "../shared/phone-links.tsx";
import type { Route } from "./+types/provider.screen";
import { desks } from "./desks.ts";
import { ProviderDecisions } from "./provider-decisions.tsx";
import { requireDesk } from "./require-desk.ts";
import { StatusBadge } from "./status-badge.tsx";
import { useFocusOnOpen } from "./use-focus-on-open.ts";

export function meta() {
  return pageMeta({ title: getMessages(office).provider.title });
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  requireDesk(getProvider);
  return { loading: startLoad(callApi(getProvider, { params: { id: params.id } })) };
}

export default function ProviderScreen({ loaderData: { loading }, params }: Route.ComponentProps) {
  const { provider } = useMessages(office);
  const { search } = useLocation();
  const panel = useFocusOnOpen(params.id);
  return (
    <section ref={panel} tabIndex={-1} className="desk-detail" aria-label={provider.title}>
      <Anchor component={Link} to={{ pathname: desks.providers.path, search }} className="tall-link">
        {provider.close}
      </Anchor>
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={provider.failed}>
        {(profile) => <Profile profile={profile} />}
      </Loaded>
    </section>
  );
}

function Profile({ profile }: { profile: ProviderProfile }) {
  const { provider, providers } = useMessages(office);
  return (
    <Card>
      <Stack gap="lg">
        <Group justify="space-between" align="flex-start">
          <Title order={1} size="h2">{`${profile.firstName} ${profile.lastName}`}</Title>
          <StatusBadge status={profile.status} label={providers.statuses[profile.status]} />
        </Group>
        {profile.statusReason && (
          <Alert color="marigold" title={provider.facts.reason}>
            {profile.statusReason}
          </Alert>
        )}
        <ProfileFacts profile={profile} />
        <div className="desk-buttons">
          <PhoneLinks quiet phone={profile.phoneNumber} call={provider.call} whatsapp={provider.whatsapp} />
        </div>
        <ProviderDecisions profile={profile} />
      </Stack>
    </Card>
  );
}

function ProfileFacts({ profile }: { profile: ProviderProfile }) {
  const { facts, years } = useMessages(office).provider;
  const ltr = (text: string | null) => text && <span className="ltr">{text}</span>;
  return (
    <Facts
      facts={[
        { label: facts.cnic, value: ltr(formatCnic(profile.cnic)) },
        { label: facts.fatherName, value: profile.fatherName },
        { label: facts.phone, value: ltr(profile.phoneNumber) },
        { label: facts.phoneAlt, value: ltr(profile.phoneNumberAlt) },
        { label: facts.email, value: ltr(profile.email) },
        { label: facts.gender, value: profile.gender },
        { label: facts.city, value: profile.city },
        { label: facts.area, value: profile.area },
        { label: facts.category, value: profile.category },
        { label: facts.skill, value: profile.skill.split(",").join(", ") },
        { label: facts.subSkill, value: profile.subSkill.split(",").join(", ") },
        { label: facts.qualification, value: profile.qualification },
        { label: facts.experience, value: profile.experience !== null && years(profile.experience) },
      ]}
    />
  );
}
