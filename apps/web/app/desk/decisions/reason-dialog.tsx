import { requiredLines } from "@hunarmand/api/fields";
import { limits } from "@hunarmand/api/limits";
import { z } from "zod";
import office from "../../locales/en/office.json";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { ReasonFields } from "./reason-fields.tsx";

const Reason = z.object({ reason: requiredLines(limits.reasonCharacters) });

export interface ReasonDialogProps {
  title: string;
  text?: string;
  submitLabel: string;
  /** Common reasons. The staff member can edit a chosen one. */
  templates: Readonly<Record<string, string>>;
  /** Says who reads the reason, when it is not the person concerned. */
  hint?: string;
  /** A reason that was typed before and could not be sent. */
  typed?: string;
  onSave: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the reason of a decision. It closes after the decision, and keeps the text when it failed. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text = "", submitLabel, templates, hint, typed = "", onSave, onClose } = props;
  const { decision } = useMessages(office);
  const form = useCallForm(Reason, { reason: typed }, { draft: "none" });
  return (
    <FormDialog title={title} text={text} close={decision.cancel} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={submitLabel}
        onSave={async ({ reason }) => {
          await onSave(reason);
          onClose();
        }}
      >
        <ReasonFields form={form} templates={templates} {...(hint ? { hint } : {})} />
      </FormBody>
    </FormDialog>
  );
}
