import { listProviderNotes } from "@hunarmand/api/providers/notes";
import { type DeskProvider, revealApplication } from "@hunarmand/api/providers/office-records";
import type { Visit } from "@hunarmand/api/providers/visits";
import { Stack } from "@mantine/core";
import { mayCall } from "../../../desk/desks.ts";
import providerDesk from "../../../locales/en/provider-desk.json";
import visits from "../../../locales/en/visits.json";
import { Email } from "../../../shared/lists/email.tsx";
import { Facts } from "../../../shared/lists/facts.tsx";
import { CardSkeletons } from "../../../shared/lists/paged-list.tsx";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { PhoneLinks } from "../../../shared/person/phone-links.tsx";
import { useSession } from "../../../shared/person/session.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName, joinParts } from "../../../shared/texts/names.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { ProviderDecisions } from "../provider-decisions.tsx";
import { ProviderPapers } from "./provider-papers.tsx";
import { useReveal } from "./use-reveal.ts";

// Loaded after the papers: the notes are below them.
const ProviderNotes = lazyPart(async () => (await import("./provider-notes.tsx")).ProviderNotes, {
  fallback: <CardSkeletons />,
});

// Loaded on demand: most applications are decided without a visit that is still to come.
const VisitDecision = lazyPart(async () => (await import("../../visits/visit-decision.tsx")).VisitDecision, {
  away: () => null,
});

/** Papers, visit, data and notes of an application, and the decision. */
export function ProviderApplication({ provider }: { provider: DeskProvider }) {
  const texts = useMessages(providerDesk);
  const role = useSession()?.role ?? "";
  const isVerifier = mayCall(role, revealApplication);
  const reveal = useReveal(provider);
  return (
    <Stack gap="lg">
      {isVerifier && <ProviderPapers provider={provider} reveal={reveal} />}
      {provider.visit && <ApplicationVisit visit={provider.visit} />}
      <ProfileFacts provider={provider} />
      <div className="desk-buttons">
        <PhoneLinks quiet phone={provider.phoneNumber} call={texts.call} whatsapp={texts.whatsapp} />
      </div>
      {mayCall(role, listProviderNotes) && <ProviderNotes providerId={provider.id} />}
      {isVerifier && <ProviderDecisions provider={provider} reveal={reveal} />}
    </Stack>
  );
}

function ApplicationVisit({ visit }: { visit: Visit }) {
  const { visit: title } = useMessages(providerDesk);
  const { statuses } = useMessages(visits).desk;
  const { moment } = useFormats();
  return (
    <Stack component="section" gap="xs" aria-label={title}>
      <Facts facts={[{ label: title, value: `${moment(visit.startsAt)} · ${statuses[visit.status]}` }]} />
      <VisitDecision visit={visit} />
    </Stack>
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
        { label: facts.email, value: provider.email && <Email address={provider.email} className="ltr long" /> },
        { label: facts.gender, value: genders[provider.gender] ?? provider.gender },
        { label: facts.city, value: getName(provider.city) },
        { label: facts.area, value: getName(provider.area) },
        { label: facts.category, value: getName(provider.category) },
        { label: facts.skill, value: joinParts(provider.skill.split(",").map(getName)) },
        { label: facts.subSkill, value: joinParts(provider.subSkill.split(",").map(getName)) },
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
