import { listQuoteCandidates } from "@hunarmand/api/contracts/quotes/named-handymen";
import { Checkbox, NativeSelect, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useState } from "react";
import namedHandymen from "../../../locales/en/named-handymen.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName, joinParts } from "../../../shared/texts/names.ts";
import type { OfficeQuote } from "./office-quote.ts";
import type { AnswerStart } from "./quote-form.ts";

type Candidate = Awaited<ReturnType<typeof callApi<typeof listQuoteCandidates>>>[number];

interface NameCrewProps {
  quote: OfficeQuote;
  form: UseFormReturnType<AnswerStart>;
}

/** Whom of the crew the office has already, by trade, and who leads it. All of it may stay empty. The list of before counts until it changes. */
export function NameCrew({ quote, form }: NameCrewProps) {
  const { desk } = useMessages(namedHandymen);
  const candidates = useQuoteCandidates(quote.id);
  if (candidates.length === 0) return null;
  const named = form.values.named ?? candidates.filter(({ isNamed }) => isNamed).map(toNamed);
  const change = (next: typeof named) => form.setValues({ named: next });
  const nameOf = (id: string) => candidates.find(({ providerId }) => providerId === id)?.name ?? "";
  const toggle = (one: Candidate) => {
    const others = named.filter(({ providerId }) => providerId !== one.providerId);
    const isChosen = named.some((row) => isSame(row, one));
    change(isChosen ? others : [...others, { ...toNamed(one), leads: false }]);
  };
  return (
    <div>
      <Text fw={600}>{desk.title}</Text>
      <Text size="sm">{desk.text}</Text>
      {quote.crew.map(({ trade, handymen }) => {
        const chosen = named.filter((row) => row.trade === trade).length;
        return (
          <details key={trade} className="contract-fold">
            <summary>
              {desk.trade({ trade: getName(trade), count: String(chosen), handymen: String(handymen) })}
            </summary>
            {candidates
              .filter((one) => one.trade === trade)
              .map((one) => {
                const isChosen = named.some((row) => isSame(row, one));
                return (
                  <Checkbox
                    key={one.providerId}
                    className="tall-check"
                    label={joinParts([one.name, getName(one.city)])}
                    checked={isChosen}
                    disabled={!isChosen && chosen >= handymen}
                    onChange={() => toggle(one)}
                  />
                );
              })}
          </details>
        );
      })}
      {named.length > 0 && (
        <NativeSelect
          label={desk.leader}
          data={[
            { value: "", label: desk.noLeader },
            ...named.map(({ providerId }) => ({ value: providerId, label: nameOf(providerId) })),
          ]}
          value={named.find(({ leads }) => leads)?.providerId ?? ""}
          onChange={({ currentTarget: { value } }) =>
            change(named.map((row) => ({ ...row, leads: row.providerId === value })))
          }
        />
      )}
      {form.errors.named && (
        <Text c="error" size="sm" role="alert">
          {form.errors.named}
        </Text>
      )}
    </div>
  );
}

const toNamed = ({ providerId, trade, leads }: Candidate) => ({ providerId, trade, leads });
const isSame = (row: { providerId: string; trade: string }, one: Candidate): boolean =>
  row.providerId === one.providerId && row.trade === one.trade;

/** Empty while they load, and if they fail to load: then those named before stay. */
function useQuoteCandidates(id: string): readonly Candidate[] {
  const [candidates, setCandidates] = useState<readonly Candidate[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    callApi(listQuoteCandidates, { params: { id }, signal: leaving.signal }).then(setCandidates, () => undefined);
    return () => leaving.abort();
  }, [id]);
  return candidates;
}
