import type { DeskProvider } from "@hunarmand/api/providers/office-records";
import { Alert, Anchor, List } from "@mantine/core";
import { Link, useLocation } from "react-router";
import { desks } from "../../../desk/desks.ts";
import office from "../../../locales/en/office.json";
import providerDesk from "../../../locales/en/provider-desk.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { joinParts } from "../../../shared/texts/names.ts";

/** Accounts that may be the same person (docs/product.md P10). */
export function LikelyDuplicates({ provider: { duplicates } }: { provider: DeskProvider }) {
  const { title, because } = useMessages(providerDesk).duplicates;
  const { statuses } = useMessages(office).providers;
  const { search } = useLocation();
  if (duplicates.length === 0) return null;
  return (
    <Alert color="marigold" p="xs" title={title}>
      <List className="likely-duplicates">
        {duplicates.map((other) => (
          <List.Item key={other.id}>
            <Anchor component={Link} to={{ pathname: `${desks.providers.path}/${other.id}`, search }} inherit>
              {other.name}
            </Anchor>
            {` (${statuses[other.status]}): ${joinParts(other.because.map((reason) => because[reason]))}`}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
