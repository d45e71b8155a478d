import { type AliasKind, removeCatalogueAlias } from "@hunarmand/api/catalogue/catalogue";
import { Button } from "@mantine/core";
import { useDecision } from "../desk/decisions/use-decision.ts";
import aliasDesk from "../locales/en/alias-desk.json";
import { callApi } from "../shared/calls/call-api.ts";
import { useBusy } from "../shared/calls/use-busy.ts";
import { useMessages } from "../shared/texts/messages.ts";

/** Asks no question, because a removed word can be added again. */
export function RemoveAlias({ kind, id, onRemoved }: { kind: AliasKind; id: number; onRemoved: () => void }) {
  const { remove } = useMessages(aliasDesk);
  const { decideAtOnce } = useDecision();
  const { busy, run } = useBusy();
  const press = async () => {
    await decideAtOnce(() => callApi(removeCatalogueAlias, { params: { kind, id } }));
    onRemoved();
  };
  return (
    <Button variant="light" color="red" fullWidth mt="sm" loading={busy} onClick={() => void run(press)}>
      {remove}
    </Button>
  );
}
