import { getHandymanPicture } from "@hunarmand/api/jobs/customer";
import { isAccepted } from "@hunarmand/api/jobs/steps";
import { Anchor, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import customers from "../../../locales/en/customers.json";
import jobStory from "../../../locales/en/job-story.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { useObjectUrl } from "../../../shared/forms/use-object-url.ts";
import { DefaultPicture } from "../../../shared/layout/drawings/default-picture.tsx";
import { Stars } from "../../../shared/lists/stars.tsx";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { PhoneLinks } from "../../../shared/person/phone-links.tsx";
import { useClockTime } from "../../../shared/texts/clock-time.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { findStage } from "../../job-stage.ts";
import type { FollowedJob } from "../followed-job.ts";
import { findSaid, toExpectedTime, useIsLate } from "./arrival/expected-time.ts";
import { CustomerMessages } from "./customer-messages.tsx";
import { UsualPrice } from "./price/usual-price.tsx";

/** Loaded on demand: needed between the acceptance and the arrival. */
const OnTheWay = lazyPart(async () => (await import("./arrival/on-the-way.tsx")).OnTheWay, { away: () => null });

type Provider = NonNullable<FollowedJob["provider"]>;

const pictureSide = 112;

/** The assigned handyman: when they come, name and picture to recognise them, their page, and ways to reach them. */
export function AssignedProvider({ job: followed }: { job: FollowedJob }) {
  const { job } = useMessages(customers);
  const { id, provider } = followed;
  if (!provider) return null;
  return (
    <Card>
      <Stack gap="md">
        {isAccepted(followed) && <ComingTime job={followed} />}
        <Title order={2} size="h3">
          {job.provider}
        </Title>
        <Group gap="md" wrap="nowrap" align="center">
          <HandymanPicture key={provider.name} jobId={id} provider={provider} />
          <Who provider={provider} />
        </Group>
        {findStage(followed) === "arrived" && (
          <Text size="lg" fw={700}>
            {job.hints.arrived}
          </Text>
        )}
        {followed.salary === null && <UsualPrice job={followed} />}
        {provider.publicId && (
          <Anchor component={Link} to={`/providers/${provider.publicId}`} className="tall-link">
            {job.page({ name: provider.name })}
          </Anchor>
        )}
        <Group gap="sm" className="step-buttons">
          <PhoneLinks phone={provider.phoneNumber} call={job.call({ name: provider.name })} whatsapp={job.whatsapp} />
        </Group>
        <CustomerMessages job={followed} />
      </Stack>
    </Card>
  );
}

function Who({ provider: { name, rating, phoneNumber, publicId } }: { provider: Provider }) {
  const { job } = useMessages(customers);
  const { number } = useFormats();
  return (
    <Stack gap={4}>
      <Text size="xl" fw={700}>
        {name}
      </Text>
      {rating === null ? (
        <Text c="dimmed">{job.notRated}</Text>
      ) : (
        <Group gap="xs">
          <Stars rating={rating} label={job.rating({ stars: number(rating) })} />
          <span aria-hidden="true">{number(rating)}</span>
        </Group>
      )}
      {/* Only verified handymen have a public page. */}
      {publicId && (
        <Text size="sm" fw={600}>
          {job.verified}
        </Text>
      )}
      <Text className="ltr">{phoneNumber}</Text>
    </Stack>
  );
}

/** The time of the visit, until they arrive. It is what people open this page for, so it is the largest there. */
function ComingTime({ job }: { job: FollowedJob }) {
  const { comes, expected, isSilent } = useComing(job);
  return (
    <div>
      <Text fz="1.75rem" fw={700} lh="calc(1.25 * var(--leading, 1))">
        {comes}
      </Text>
      <OnTheWay job={job} expected={expected} isSilent={isSilent} />
    </div>
  );
}

/** When they come: what they said last beside what they said first, or that this time has passed. */
function useComing(job: FollowedJob): { comes: string; expected?: string; isSilent?: true } {
  const { job: texts } = useMessages(customers);
  const clockTime = useClockTime();
  const isLate = useIsLate(job);
  const { first, last } = findSaid(job);
  const { scheduledFor } = job;
  if (last && first) {
    const [moment, before] = [last, first].map((said) => clockTime(toExpectedTime(job, said))) as [string, string];
    if (isLate) return { comes: texts.late({ moment }) };
    const comes = moment === before ? texts.comesAbout({ moment }) : texts.comesNow({ moment, first: before });
    return { comes, expected: toExpectedTime(job, last) };
  }
  if (!scheduledFor) return { comes: texts.comesSoon, isSilent: true };
  const moment = clockTime(scheduledFor);
  return isLate ? { comes: texts.lateAgreed({ moment }) } : { comes: texts.comes({ moment }), expected: scheduledFor };
}

/** Another handyman of the same job has another picture: use a `key`. */
function HandymanPicture({ jobId, provider }: { jobId: string; provider: Provider }) {
  const { picture } = useMessages(jobStory);
  const { hasPicture, name } = provider;
  const [file, setFile] = useState<Blob | null>(null);
  useEffect(() => {
    if (!hasPicture) return;
    const leaving = new AbortController();
    // Without a picture the drawing stays: the name is enough.
    callApi(getHandymanPicture, { params: { id: jobId }, signal: leaving.signal }).then(setFile, () => undefined);
    return () => leaving.abort();
  }, [jobId, hasPicture]);
  const url = useObjectUrl(file);
  if (!url) return <DefaultPicture size={pictureSide} />;
  return <img src={url} width={pictureSide} height={pictureSide} alt={picture({ name })} className="profile-picture" />;
}
