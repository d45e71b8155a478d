import { getProvider, getProviderDocument } from "@hunarmand/api/providers/office";
import type { DeskProvider } from "@hunarmand/api/providers/office-records";
import { Alert, Anchor, Button, List, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { desks, mayCall } from "../../desk/desks.ts";
import office from "../../locales/en/office.json";
import providerDesk from "../../locales/en/provider-desk.json";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { formatCnic } from "../../shared/forms/form-fields.tsx";
import { Facts } from "../../shared/lists/facts.tsx";
import { PhoneLinks } from "../../shared/person/phone-links.tsx";
import { useSession } from "../../shared/person/session.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName } from "../../shared/texts/names.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { ProviderDecisions } from "./provider-decisions.tsx";
import { ProviderPapers } from "./provider-papers.tsx";
import { revealProvider } from "./reveal-provider.ts";

/** The data beside the documents, warnings, and the decision. */
export function ProviderApplication({ provider }: { provider: DeskProvider }) {
  const texts = useMessages(providerDesk);
  const role = useSession()?.role ?? "";
  const isVerifier = mayCall(role, getProvider);
  return (
    <Stack gap="lg">
      <Duplicates provider={provider} />
      <ProfileFacts provider={provider} />
      {isVerifier && <CnicReveal provider={provider} />}
      <div className="desk-buttons">
        <PhoneLinks quiet phone={provider.phoneNumber} call={texts.call} whatsapp={texts.whatsapp} />
      </div>
      {mayCall(role, getProviderDocument) && <ProviderPapers provider={provider} />}
      {isVerifier && <ProviderDecisions provider={provider} />}
    </Stack>
  );
}

function Duplicates({ provider: { duplicates } }: { provider: DeskProvider }) {
  const { title, because } = useMessages(providerDesk).duplicates;
  const { statuses } = useMessages(office).providers;
  const { search } = useLocation();
  if (duplicates.length === 0) return null;
  return (
    <Alert color="marigold" title={title}>
      <List>
        {duplicates.map((other) => (
          <List.Item key={other.id}>
            <Anchor component={Link} to={{ pathname: `${desks.providers.path}/${other.id}`, search }} inherit>
              {other.name}
            </Anchor>
            {` (${statuses[other.status]}): ${other.because.map((reason) => because[reason]).join(", ")}`}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** The CNIC stays masked until staff reveal it. Each reveal writes an audit row. */
function CnicReveal({ provider: { id } }: { provider: DeskProvider }) {
  const { facts, showCnic, showNote } = useMessages(providerDesk);
  const [cnic, setCnic] = useState<string>();
  const { busy, run } = useBusy();
  const reveal = async () => setCnic((await revealProvider(id))?.cnic);
  if (cnic) return <Facts facts={[{ label: facts.cnic, value: <span className="ltr">{formatCnic(cnic)}</span> }]} />;
  return (
    <div>
      <Button variant="default" loading={busy} onClick={() => void run(reveal)}>
        {showCnic}
      </Button>
      <Text size="sm" c="dimmed" mt={4}>
        {showNote}
      </Text>
    </div>
  );
}

function ProfileFacts({ provider }: { provider: DeskProvider }) {
  const { facts, years, record, rated, ...texts } = useMessages(providerDesk);
  const { day, number } = useFormats();
  const genders: Readonly<Record<string, string>> = texts.genders;
  const ltr = (text: string | null) => text && <span className="ltr">{text}</span>;
  const { rating, ratings, verifiedDate, experience } = provider;
  return (
    <Facts
      facts={[
        { label: facts.cnic, value: ltr(provider.cnicMasked) },
        { label: facts.fatherName, value: provider.fatherName },
        { label: facts.phone, value: ltr(provider.phoneNumber) },
        { label: facts.phoneAlt, value: ltr(provider.phoneNumberAlt) },
        { label: facts.email, value: ltr(provider.email) },
        { label: facts.gender, value: genders[provider.gender] ?? provider.gender },
        { label: facts.city, value: getName(provider.city) },
        { label: facts.area, value: getName(provider.area) },
        { label: facts.category, value: getName(provider.category) },
        { label: facts.skill, value: provider.skill.split(",").map(getName).join(", ") },
        { label: facts.subSkill, value: provider.subSkill.split(",").map(getName).join(", ") },
        { label: facts.qualification, value: provider.qualification },
        { label: facts.experience, value: experience !== null && years({ years: experience }) },
        { label: facts.since, value: day(provider.createdDate) },
        { label: facts.verified, value: verifiedDate && day(verifiedDate) },
        { label: facts.record, value: record({ open: provider.openJobs, completed: provider.completedJobs }) },
        { label: facts.rating, value: rating !== null && rated({ rating: number(rating), ratings }) },
      ]}
    />
  );
}
