import { Button, Stack, Text } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import crewForm from "../../../locales/en/crew-form.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName } from "../../../shared/texts/names.ts";
import { useCrewSize } from "../../../shared/work/crew-size.ts";
import type { CrewRow } from "../../contract-forms.ts";
import type { TypedTrade } from "./typed-crew.ts";
import { type FoundTrade, useTypedTrades } from "./use-typed-trades.ts";

interface TypedTradesProps {
  trades: readonly TypedTrade[];
  /** Whether the person has gone on to another field. What was understood with its number is then added by itself. */
  hasLeft: boolean;
  isRefused: boolean;
  /** Called with the chosen trades, and with those that are left. */
  onAdd: (rows: readonly CrewRow[], left: readonly TypedTrade[]) => void;
}

/** Several trades that were typed in one line, each with its number: one tap for each, or for all. */
export function TypedTrades({ trades, hasLeft, isRefused, onAdd }: TypedTradesProps) {
  const texts = useMessages(crewForm);
  const { tradeOf } = useCrewSize();
  const rows = useTypedTrades(trades);
  const known = rows.filter(isKnown);
  const add = (chosen: readonly KnownTrade[]) =>
    onAdd(
      chosen.map(toRow),
      rows.filter((row) => !chosen.some((one) => one === row)),
    );
  const counted = known.filter(({ handymen }) => handymen !== "");
  // A trade that is found after the person has left is added, too.
  const sure = hasLeft ? counted.map(({ words }) => words).join() : "";
  const addCounted = useEffectEvent(() => add(counted));
  useEffect(() => {
    if (sure !== "") addCounted();
  }, [sure]);
  return (
    <Stack gap="xs" mt="xs" role="status">
      {known.length > 0 && <Text fw={600}>{texts.found}</Text>}
      {rows.map((row) =>
        isKnown(row) ? (
          <Button key={row.words} type="button" variant="default" fullWidth onClick={() => add([row])}>
            {texts.add({
              trade: row.handymen
                ? tradeOf({ trade: row.work.skill, handymen: Number(row.handymen) })
                : getName(row.work.skill),
            })}
          </Button>
        ) : (
          row.work === null && <Text key={row.words}>{texts.notFound({ words: row.words })}</Text>
        ),
      )}
      {isRefused && (
        <Text c="error" size="sm" role="alert">
          {texts.tapFirst}
        </Text>
      )}
      {known.length > 1 && (
        <Button type="button" fullWidth onClick={() => add(known)}>
          {texts.addAll}
        </Button>
      )}
    </Stack>
  );
}

type KnownTrade = FoundTrade & { work: NonNullable<FoundTrade["work"]> };

const isKnown = (row: FoundTrade): row is KnownTrade => row.work !== null && row.work !== undefined;

const toRow = ({ work: { skill, category }, handymen }: KnownTrade): CrewRow => ({ trade: skill, category, handymen });
