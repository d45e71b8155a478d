import { allowPhoneReset } from "@hunarmand/api/account/phone-codes";
import type { DeskProvider } from "@hunarmand/api/providers/office-records";
import { Button } from "@mantine/core";
import { useState } from "react";
import { ReasonDialog } from "../../desk/decisions/reason-dialog.tsx";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import { mayCall } from "../../desk/desks.ts";
import providerDesk from "../../locales/en/provider-desk.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useSession } from "../../shared/person/session.ts";
import { useMessages } from "../../shared/texts/messages.ts";

/** For a handyman who has lost their password and cannot read their e-mail (docs/security-rules.md S15). */
export function AllowPhoneReset({ provider }: { provider: DeskProvider }) {
  const { phoneReset } = useMessages(providerDesk);
  const role = useSession()?.role ?? "";
  const { decide } = useDecision();
  const [isOpen, setOpen] = useState(false);
  const { id, firstName, lastName } = provider;
  if (!mayCall(role, allowPhoneReset)) return null;
  return (
    <div className="desk-buttons">
      <Button variant="default" onClick={() => setOpen(true)}>
        {phoneReset.label}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={phoneReset.title({ name: `${firstName} ${lastName}` })}
          text={phoneReset.text}
          submitLabel={phoneReset.label}
          templates={phoneReset.reasons}
          hint={phoneReset.hint}
          onSave={(reason) => decide(() => callApi(allowPhoneReset, { params: { id }, body: { reason } }))}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
