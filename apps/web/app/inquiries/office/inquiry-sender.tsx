import "./inquiry.css";
import type { DeskInquiry } from "@hunarmand/api/inquiries/office";
import { Anchor, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { desks } from "../../desk/desks.ts";
import { Ago } from "../../desk/lists/ago.tsx";
import texts from "../../locales/en/desks.json";
import office from "../../locales/en/office.json";
import { Email } from "../../shared/lists/email.tsx";
import { PhoneLinks } from "../../shared/person/phone-links.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { listComma } from "../../shared/texts/names.ts";

const pages = { customer: desks.customers.path, provider: desks.providers.path };

/** Who wrote, how to reach them, their jobs and their other inquiries. */
export function InquirySender({ inquiry }: { inquiry: DeskInquiry }) {
  const { sender: words } = useMessages(texts).inquiries;
  const { sender, phoneNumber, email } = inquiry;
  return (
    <Stack gap="sm">
      <Title order={2} size="h3">
        {words.title}
      </Title>
      {sender && (
        <div>
          <Anchor component={Link} to={`${pages[sender.kind]}/${sender.id}`} className="tall-link">
            {words[sender.kind]({ name: sender.name })}
          </Anchor>
          {!sender.isProven && <Text c="dimmed">{words.unproven}</Text>}
        </div>
      )}
      {!sender && <Text c="dimmed">{words.unknown}</Text>}
      <div className="desk-buttons">
        <PhoneLinks quiet phone={phoneNumber} call={words.call} whatsapp={words.whatsapp} />
      </div>
      <span className="ltr">{phoneNumber}</span>
      {email && (
        <Anchor href={`mailto:${email}`} className="tall-link">
          <Email address={email} />
        </Anchor>
      )}
      <Jobs jobs={inquiry.jobs} />
      <Others others={inquiry.others} />
    </Stack>
  );
}

function Jobs({ jobs }: Pick<DeskInquiry, "jobs">) {
  const { sender } = useMessages(texts).inquiries;
  const { statuses } = useMessages(office).jobs;
  if (jobs.length === 0) return null;
  return (
    <section aria-label={sender.jobs}>
      <Title order={3} size="h5">
        {sender.jobs}
      </Title>
      <ul className="inquiry-rows">
        {jobs.map(({ id, jobNumber, skill, status, createdDate }) => (
          <li key={id}>
            <Anchor component={Link} to={`${desks.jobs.path}/${id}`} inherit>
              {jobNumber}
            </Anchor>
            <span>{skill}</span>
            <Text span inherit c="dimmed">
              {statuses[status]}
              {listComma()}
              <Ago at={createdDate} />
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Others({ others }: Pick<DeskInquiry, "others">) {
  const { sender, kinds, statuses, answered } = useMessages(texts).inquiries;
  if (others.length === 0) return null;
  return (
    <section aria-label={sender.others}>
      <Title order={3} size="h5">
        {sender.others}
      </Title>
      <ul className="inquiry-rows">
        {others.map(({ id, kind, status, createdDate, message, answer }) => (
          <li key={id}>
            <Anchor component={Link} to={`${desks.inquiries.path}/${id}`} inherit>
              {kinds[kind]}
            </Anchor>
            <Text span inherit c="dimmed">
              {statuses[status]}
              {listComma()}
              <Ago at={createdDate} />
            </Text>
            <Text span inherit lineClamp={2} className="inquiry-message">
              {answer ? `${message} ${answered({ answer })}` : message}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
