import "../shared/forms/image-picker.css";
import { Button, Stack, Text } from "@mantine/core";
import providers from "../locales/en/providers.json";
import { FormDialog } from "../shared/dialogs/form-dialog.tsx";
import { useObjectUrl } from "../shared/forms/use-object-url.ts";
import { useMessages } from "../shared/texts/messages.ts";

interface PaperCheckProps {
  picture: File;
  /** The name of the paper. */
  title: string;
  onSend: () => void;
  onAgain: () => void;
  onClose: () => void;
}

/** Shows a paper's picture large before it is sent: the office refuses one that cannot be read, days later. */
export function PaperCheck({ picture, title, onSend, onAgain, onClose }: PaperCheckProps) {
  const { check } = useMessages(providers).documents;
  const address = useObjectUrl(picture);
  return (
    <FormDialog title={title} onClose={onClose}>
      <Stack gap="sm">
        {address && <img src={address} alt={check.alt} className="image-picker-large" />}
        <Text fw={600}>{check.question}</Text>
        <Button fullWidth data-first-focus onClick={onSend}>
          {check.send}
        </Button>
        <Button fullWidth variant="default" onClick={onAgain}>
          {check.again}
        </Button>
      </Stack>
    </FormDialog>
  );
}
