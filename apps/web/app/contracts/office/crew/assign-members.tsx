import { assignMembers } from "@hunarmand/api/contracts/crew";
import { limits } from "@hunarmand/api/limits";
import { listCategories } from "@hunarmand/api/lookups/lookups";
import { NativeSelect, Text } from "@mantine/core";
import { useState } from "react";
import { z } from "zod";
import { useDecision } from "../../../desk/decisions/use-decision.ts";
import crewDesk from "../../../locales/en/crew-desk.json";
import office from "../../../locales/en/office.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { useChoices } from "../../../shared/calls/use-choices.ts";
import { FormDialog } from "../../../shared/dialogs/form-dialog.tsx";
import { FormBody } from "../../../shared/forms/form-body.tsx";
import { useCallForm } from "../../../shared/forms/use-call-form.ts";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { getName, toNameOptions } from "../../../shared/texts/names.ts";
import type { Crew } from "../crew.ts";
import { CrewCandidates } from "./crew-candidates.tsx";

const Assignment = z.object({
  providerIds: z.array(z.string()).min(1, { error: () => getMessages(crewDesk).choose }),
});

interface AssignMembersProps {
  contractId: string;
  crew: Pick<Crew, "room" | "trades">;
  onClose: () => void;
}

/** Adds several handymen at once: by the trades that were promised, as many of each as are missing; of other contracts by category. */
export function AssignMembers({
  contractId: id,
  crew: { room = limits.crewMembersMax, trades = [] },
  onClose,
}: AssignMembersProps) {
  const words = useMessages(crewDesk);
  const { decision } = useMessages(office);
  const { decide } = useDecision();
  const isMissing = ({ count, handymen }: (typeof trades)[number]) => count < handymen;
  // A trade of the quote, or a category where it has none.
  const [group, setGroup] = useState((trades.find(isMissing) ?? trades[0])?.trade ?? "");
  const [chosen, setChosen] = useState<Record<string, readonly string[]>>({});
  const { form, ...rest } = useCallForm(Assignment, { providerIds: [] as string[] }, { draft: "none" });
  const { providerIds } = form.values;
  const row = trades.find(({ trade }) => trade === group);
  const own = chosen[row ? group : ""] ?? [];
  const choose = (ids: readonly string[]) => {
    const next = { ...chosen, [row ? group : ""]: ids };
    setChosen(next);
    form.setFieldValue("providerIds", Object.values(next).flat());
  };
  return (
    <FormDialog title={words.assignTitle} text={words.assignText} close={decision.cancel} onClose={onClose}>
      {row ? (
        <TradeChoice trades={trades} chosen={chosen} trade={group} onChoose={setGroup} />
      ) : (
        <CategoryChoice category={group} onChoose={setGroup} />
      )}
      <CrewCandidates
        key={group}
        contractId={id}
        filter={row ? { trade: group } : { category: group }}
        room={row ? row.handymen - row.count : room}
        chosen={own}
        others={providerIds.filter((one) => !own.includes(one))}
        onChoose={choose}
      />
      <FormBody
        form={{ form, ...rest }}
        submitLabel={words.assignCount({ count: providerIds.length })}
        onSave={async (body) => {
          await decide(() => callApi(assignMembers, { params: { id }, body }));
          onClose();
        }}
      >
        {form.errors.providerIds !== rest.summary && (
          <Text c="error" size="sm" role="alert">
            {form.errors.providerIds}
          </Text>
        )}
      </FormBody>
    </FormDialog>
  );
}

interface TradeChoiceProps {
  trades: NonNullable<Crew["trades"]>;
  chosen: Record<string, readonly string[]>;
  trade: string;
  onChoose: (trade: string) => void;
}

/** The trades of the quote, each with how many are on the crew or chosen for it, of how many. */
function TradeChoice({ trades, chosen, trade: current, onChoose }: TradeChoiceProps) {
  const words = useMessages(crewDesk);
  const options = trades.map(({ trade, handymen, count }) => {
    const there = count + (chosen[trade]?.length ?? 0);
    return {
      value: trade,
      label: words.there({ trade: getName(trade), count: String(there), wanted: String(handymen) }),
    };
  });
  return (
    <NativeSelect
      mb="sm"
      name="trade"
      label={words.trade}
      data={options}
      value={current}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}

function CategoryChoice({ category, onChoose }: { category: string; onChoose: (category: string) => void }) {
  const words = useMessages(crewDesk);
  const categories = useChoices("all", (_, signal) => callApi(listCategories, { signal }));
  const names = categories.items.map(({ name }) => name);
  return (
    <NativeSelect
      mb="sm"
      label={words.category}
      data={[{ value: "", label: words.everyCategory }, ...toNameOptions(names)]}
      value={category}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}
