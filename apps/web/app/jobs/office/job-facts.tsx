import { readCustomer } from "@hunarmand/api/customers/office";
import type { DeskJob } from "@hunarmand/api/jobs/office";
import { getReceipt } from "@hunarmand/api/payments/receipts";
import { readProvider } from "@hunarmand/api/providers/office-records";
import { Anchor, Card, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { desks, mayCall } from "../../desk/desks.ts";
import { CallBy } from "../../desk/lists/call-by.tsx";
import jobDesk from "../../locales/en/job-desk.json";
import { Email } from "../../shared/lists/email.tsx";
import { type Fact, Facts } from "../../shared/lists/facts.tsx";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { MapFrame, type Position } from "../../shared/maps/location-map.tsx";
import { mapsLink } from "../../shared/maps/maps-link.ts";
import { PhoneLinks } from "../../shared/person/phone-links.tsx";
import { useSession } from "../../shared/person/session.ts";
import { shownAddress } from "../../shared/place/shown-address.ts";
import { ReceiptButton } from "../../shared/receipt/receipt-button.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { joinParts } from "../../shared/texts/names.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { JobAttachments } from "../attachments/job-attachments.tsx";
import { toShownObjection } from "../price/ready-objections.ts";

const ltr = (text: string) => <span className="ltr">{text}</span>;

/** Customer, handyman, work, place and money, each in its own card. */
export function JobFacts({ job }: { job: DeskJob }) {
  return (
    <div className="desk-job-facts">
      <CustomerCard job={job} />
      <ProviderCard job={job} />
      <WorkCard job={job} />
      <MoneyCard job={job} />
    </div>
  );
}

/** Omitted while there is nothing to say. */
function FactCard({ title, facts = [], children }: { title: string; facts?: readonly Fact[]; children?: ReactNode }) {
  if (!children && facts.every(({ value }) => !value)) return null;
  return (
    <Card component="section">
      <Stack gap="sm">
        <Title order={2} size="h3">
          {title}
        </Title>
        {facts.length > 0 && <Facts facts={facts} />}
        {children}
      </Stack>
    </Card>
  );
}

function CustomerCard({ job }: { job: DeskJob }) {
  const { sections, facts, call, whatsapp } = useMessages(jobDesk);
  const { customerId, customerName, phoneNumber, email, address, area, city } = job;
  const role = useSession()?.role ?? "";
  const name = mayCall(role, readCustomer) ? (
    <Anchor component={Link} to={`${desks.customers.path}/${customerId}`} inherit>
      {customerName}
    </Anchor>
  ) : (
    customerName
  );
  const { pinLocationLatitude: latitude, pinLocationLongitude: longitude } = job;
  return (
    <FactCard
      title={sections.customer}
      facts={[
        { label: facts.name, value: name },
        { label: facts.phone, value: phoneNumber && ltr(phoneNumber) },
        { label: facts.email, value: email && <Email address={email} /> },
        { label: facts.place, value: <WholeNames>{shownAddress({ address, area, city })}</WholeNames> },
      ]}
    >
      <div className="desk-buttons">
        {phoneNumber && <PhoneLinks quiet phone={phoneNumber} call={call} whatsapp={whatsapp} />}
      </div>
      {latitude !== null && longitude !== null && <JobMap place={{ latitude, longitude }} title={address} />}
    </FactCard>
  );
}

/** A link to any maps app; the map itself is optional. */
function JobMap({ place, title }: { place: Position; title: string }) {
  const { openMap } = useMessages(jobDesk);
  return (
    <>
      <Anchor href={mapsLink(place)} target="_blank" rel="noreferrer" className="tall-link">
        {openMap}
      </Anchor>
      <MapFrame place={place} title={title} />
    </>
  );
}

function ProviderCard({ job: { providerId, providerName, providerPhone, callBy } }: { job: DeskJob }) {
  const texts = useMessages(jobDesk);
  const role = useSession()?.role ?? "";
  const { sections, facts, nobody, call, whatsapp, provider } = texts;
  if (providerId === null) {
    return (
      <FactCard title={sections.provider}>
        <Text>{nobody}</Text>
        {callBy && <CallBy time={callBy} />}
      </FactCard>
    );
  }
  return (
    <FactCard
      title={sections.provider}
      facts={[
        { label: facts.name, value: providerName },
        { label: facts.phone, value: providerPhone && ltr(providerPhone) },
      ]}
    >
      <div className="desk-buttons">
        {providerPhone && <PhoneLinks quiet phone={providerPhone} call={call} whatsapp={whatsapp} />}
      </div>
      {mayCall(role, readProvider) && (
        <Anchor component={Link} to={`${desks.providers.path}/${providerId}`} className="tall-link">
          {provider}
        </Anchor>
      )}
    </FactCard>
  );
}

function WorkCard({ job }: { job: DeskJob }) {
  const texts = useMessages(jobDesk);
  const { moment, number } = useFormats();
  const { facts, sections, proposers, verified, unverified, noPosition } = texts;
  const { arrivedAt, arrivalDistanceMeters: distance, arrivalAccuracyMeters: accuracy, scheduledFor, rating } = job;
  const arrived = arrivedAt && joinParts([moment(arrivedAt), job.arrivalVerified ? verified : unverified]);
  const position =
    distance === null
      ? noPosition
      : texts.position({ meters: number(Math.round(distance)), accuracy: number(accuracy ?? 0) });
  const { proposedTime, proposedBy } = job;
  const proposed = proposedTime && proposedBy && joinParts([moment(proposedTime), proposers[proposedBy]]);
  const feedback = rating !== null && job.feedback && job.feedbackBy;
  return (
    <FactCard
      title={sections.work}
      facts={[
        { label: facts.description, value: job.description },
        { label: facts.scheduledFor, value: scheduledFor && moment(scheduledFor) },
        { label: facts.proposed, value: proposed },
        { label: facts.arrived, value: arrived },
        { label: facts.position, value: arrivedAt && position },
        { label: facts.done, value: job.workDescription },
        { label: facts.location, value: job.workLocation },
        { label: facts.duration, value: job.duration !== null && texts.days({ days: job.duration }) },
        { label: facts.cancelled, value: job.cancelReason },
        {
          label: facts.feedback,
          value:
            feedback &&
            `${texts.feedback({ stars: rating, text: job.feedback ?? "" })} (${texts.feedbackBy[feedback]})`,
        },
      ]}
    >
      {job.attachments.length > 0 && <JobAttachments jobId={job.id} attachments={job.attachments} />}
    </FactCard>
  );
}

function MoneyCard({ job }: { job: DeskJob }) {
  const { earning, paymentMethod, isPaid, cash, priceStatus, priceObjection, offeredPrice } = job;
  const { sections, facts, payments, paid, priceStatuses } = useMessages(jobDesk);
  const { pkr } = useFormats();
  const role = useSession()?.role ?? "";
  const amount = (value: number | null | undefined) => typeof value === "number" && ltr(pkr(value));
  return (
    <FactCard
      title={sections.money}
      facts={[
        { label: facts.price, value: amount(earning) },
        { label: facts.materials, value: amount(job.materials) },
        { label: facts.priceStatus, value: priceStatus && priceStatuses[priceStatus] },
        { label: facts.objection, value: priceObjection && toShownObjection(priceObjection) },
        { label: facts.offered, value: amount(offeredPrice) },
        { label: facts.payment, value: payments[paymentMethod] },
        { label: facts.paid, value: isPaid ? paid.yes : paid.no },
        { label: facts.declared, value: amount(cash?.declared) },
        { label: facts.claimed, value: amount(cash?.claimedByCustomer) },
        { label: facts.confirmed, value: amount(cash?.confirmed) },
      ]}
    >
      {isPaid && mayCall(role, getReceipt) && <ReceiptButton jobId={job.id} />}
    </FactCard>
  );
}
