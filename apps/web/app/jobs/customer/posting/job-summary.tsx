import { Card } from "@mantine/core";
import customers from "../../../locales/en/customers.json";
import { Facts } from "../../../shared/lists/facts.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { type JobDraft, toInstant, WhenStep } from "./job-draft.ts";

/** The whole job once more, before it is sent. */
export function JobSummary({ draft }: { draft: JobDraft }) {
  const { post } = useMessages(customers);
  const { moment } = useFormats();
  const { summary, payments } = post;
  const payment = WhenStep.shape.paymentMethod.parse(draft.paymentMethod);
  return (
    <Card>
      <Facts
        facts={[
          { label: summary.work, value: [draft.category, draft.skill, draft.subSkill].filter(Boolean).join(" · ") },
          { label: summary.description, value: draft.description },
          { label: summary.place, value: [draft.address, draft.area, draft.city].join(", ") },
          { label: summary.pin, value: draft.pinLocationLatitude && summary.pinSet },
          {
            label: summary.time,
            value: draft.time === "soon" ? post.soon : moment(toInstant(draft.scheduledAt).toISOString()),
          },
          { label: summary.payment, value: payments[payment].title },
          { label: summary.phone, value: draft.phoneNumber && <span className="ltr">{draft.phoneNumber}</span> },
        ]}
      />
    </Card>
  );
}
