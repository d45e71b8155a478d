import { isAccepted } from "@hunarmand/api/jobs/steps";
import shared from "../../../locales/en/shared.json";
import whatsapp from "../../../locales/en/whatsapp.json";
import { mapsLink } from "../../../shared/maps/maps-link.ts";
import { ReadyMessages } from "../../../shared/person/ready-messages.tsx";
import { shownAddress } from "../../../shared/place/shown-address.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName } from "../../../shared/texts/names.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import type { FollowedJob } from "../followed-job.ts";

/** A customer's ready texts until the handyman has come: the pin for them, and who comes when for the family. */
export function CustomerMessages({ job }: { job: FollowedJob }) {
  const texts = useMessages(whatsapp);
  const { brand } = useMessages(shared);
  const { moment } = useFormats();
  const { provider, pinLocationLatitude: latitude, pinLocationLongitude: longitude, scheduledFor } = job;
  if (!provider || !isAccepted(job)) return null;
  const values = { brand, job: job.jobNumber, work: getName(job.skill) };
  const place = shownAddress(job);
  const time = scheduledFor ? moment(scheduledFor) : texts.soon;
  const visit = { label: texts.visit.label, text: texts.visit.text({ ...values, name: provider.name, time }) };
  if (latitude === null || longitude === null) return <ReadyMessages messages={[visit]} />;
  const text = texts.sendPin.text({ ...values, place, link: mapsLink({ latitude, longitude }) });
  return <ReadyMessages messages={[{ label: texts.sendPin.label, text, phone: provider.phoneNumber }, visit]} />;
}
