import contracts from "../../locales/en/contracts.json";
import { useOffice } from "../../shared/office/office.tsx";
import { ReadyMessages } from "../../shared/person/ready-messages.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import type { OwnContract } from "./own-contract.ts";

/** Ready texts to the office for what contractors most often ask, with the contract's name. */
export function OfficeMessages({ contract }: { contract: OwnContract }) {
  const { messages } = useMessages(contracts).one;
  const { whatsappLink } = useOffice();
  if (whatsappLink === undefined) return null;
  const { projectName: project, contractorName: name } = contract;
  return (
    <ReadyMessages
      messages={[messages.absent, messages.money, messages.foreman].map(({ label, text }) => ({
        label,
        text: text({ project, name }),
        link: whatsappLink,
      }))}
    />
  );
}
