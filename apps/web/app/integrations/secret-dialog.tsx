import { Button, CopyButton, TextInput } from "@mantine/core";
import integrations from "../locales/en/integrations.json";
import { FormDialog } from "../shared/dialogs/form-dialog.tsx";
import { useMessages } from "../shared/texts/messages.ts";

/** Shows a secret, which no later reply contains. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { title, text, label, copy, copied, done } = useMessages(integrations).secret;
  return (
    <FormDialog title={title} text={text} onClose={onClose}>
      <TextInput
        readOnly
        dir="ltr"
        label={label}
        value={secret}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton value={secret}>
        {({ copied: isCopied, copy: copyNow }) => (
          <Button fullWidth mt="sm" variant="default" onClick={copyNow}>
            {isCopied ? copied : copy}
          </Button>
        )}
      </CopyButton>
      <Button fullWidth mt="sm" onClick={onClose}>
        {done}
      </Button>
    </FormDialog>
  );
}
