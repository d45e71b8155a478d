import "@mantine/core/styles/ActionIcon.css";
import { whatsappLink } from "@hunarmand/api/staff/public-settings";
import { ActionIcon, Anchor } from "@mantine/core";
import jobs from "../../locales/en/jobs.json";
import { useMessages } from "../../shared/texts/messages.ts";

/** A number to call, with a link to WhatsApp. */
export function PhoneLinks({ phone }: { phone: string }) {
  const { whatsapp } = useMessages(jobs);
  return (
    <span className="phone-links">
      <Anchor href={`tel:${phone}`} className="tall-link ltr">
        {phone}
      </Anchor>
      <ActionIcon
        component="a"
        href={whatsappLink(phone)}
        target="_blank"
        rel="noreferrer"
        variant="subtle"
        aria-label={whatsapp({ phone })}
        title={whatsapp({ phone })}
      >
        <svg viewBox="0 0 24 24" width="24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
          <path d="M4 20l1.2-4.2A8 8 0 1 1 8.3 18.9z" strokeLinejoin="round" />
          <path
            d="M9 8.2c-1 3 3.5 7.5 6.6 6.7.8-.3 1-1.2.8-1.9l-1.9-.9-1.1 1c-1.3-.6-2.2-1.5-2.7-2.7l.9-1.1-.8-1.8c-.7-.2-1.5-.1-1.8.7z"
            fill="currentColor"
            stroke="none"
          />
        </svg>
      </ActionIcon>
    </span>
  );
}
