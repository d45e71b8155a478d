import { CloseButton } from "@mantine/core";
import attachments from "../../locales/en/attachments.json";
import { useMessages } from "../../shared/texts/messages.ts";

export function RemoveButton({ what, onClick }: { what: string; onClick: () => void }) {
  const { remove } = useMessages(attachments);
  return <CloseButton size={44} className="attachment-remove" aria-label={remove({ what })} onClick={onClick} />;
}
