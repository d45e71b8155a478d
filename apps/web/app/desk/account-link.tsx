import { getTrialBalance } from "@hunarmand/api/payments/office";
import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import office from "../locales/en/office.json";
import { useSession } from "../shared/person/session.ts";
import { useMessages } from "../shared/texts/messages.ts";
import { accountPath, mayCall } from "./desks.ts";

/** For staff who may read the ledger. */
export function AccountLink({ personId }: { personId: string }) {
  const { list } = useMessages(office);
  const role = useSession()?.role ?? "";
  if (!mayCall(role, getTrialBalance)) return null;
  return (
    <Anchor component={Link} to={accountPath(personId)} className="tall-link">
      {list.account}
    </Anchor>
  );
}
