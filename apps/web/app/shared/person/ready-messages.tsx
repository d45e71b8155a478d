import "./ready-messages.css";
import { whatsappLink } from "@hunarmand/api/staff/public-settings";
import { Anchor } from "@mantine/core";
import whatsapp from "../../locales/en/whatsapp.json";
import { useMessages } from "../texts/messages.ts";

/** A text that WhatsApp opens with. Without a phone or a link the person chooses the recipient there. */
export interface ReadyMessage {
  label: string;
  text: string;
  phone?: string | null;
  /** The recipient's own link, such as that of the office. */
  link?: string;
}

export const messageLink = ({ text, phone, link }: Omit<ReadyMessage, "label">): string =>
  `${link ?? (phone ? whatsappLink(phone) : "https://wa.me/")}?text=${encodeURIComponent(text)}`;

/** Messages that people often send about a job, folded. Nothing is sent before they press send in WhatsApp. */
export function ReadyMessages({ messages }: { messages: readonly ReadyMessage[] }) {
  const { open } = useMessages(whatsapp);
  return (
    <details className="ready-messages">
      <summary>{open}</summary>
      {messages.map(({ label, ...message }) => (
        <div key={label}>
          <Anchor href={messageLink(message)} target="_blank" rel="noreferrer" className="tall-link">
            {label}
          </Anchor>
        </div>
      ))}
    </details>
  );
}
