import type { Job } from "@hunarmand/api/jobs/job";
import { isAccepted } from "@hunarmand/api/jobs/steps";
import shared from "../../locales/en/shared.json";
import whatsapp from "../../locales/en/whatsapp.json";
import { getJobTitle } from "../../shared/lists/work-title.ts";
import { ReadyMessages } from "../../shared/person/ready-messages.tsx";
import { shownAddress } from "../../shared/place/shown-address.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { searchLink } from "./maps-links.ts";

/**
 * A handyman's ready texts: to the customer until the arrival, and the job with its pin for a helper, without the customer's name and phone.
 * None contains a start code.
 */
export function ProviderMessages({ job }: { job: Job }) {
  const texts = useMessages(whatsapp);
  const { brand } = useMessages(shared);
  const { moment } = useFormats();
  const { phoneNumber: phone, scheduledFor } = job;
  const place = shownAddress(job);
  const values = { brand, job: job.jobNumber, work: getJobTitle(job) };
  const time = scheduledFor ? moment(scheduledFor) : texts.soon;
  const toCustomer = [
    { label: texts.onMyWay.label, text: texts.onMyWay.text(values), phone },
    { label: texts.atDoor.label, text: texts.atDoor.text(values), phone },
    { label: texts.askCode.label, text: texts.askCode.text(values), phone },
  ];
  return (
    <ReadyMessages
      messages={[
        ...(phone && isAccepted(job) ? toCustomer : []),
        { label: texts.card.label, text: texts.card.text({ ...values, place, time }) },
        { label: texts.pin.label, text: texts.pin.text({ ...values, place, link: searchLink(job) }) },
      ]}
    />
  );
}
