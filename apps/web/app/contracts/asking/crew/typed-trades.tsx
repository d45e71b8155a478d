import { ExactHandymen } from "@hunarmand/api/contracts/exact-crew";
import { Button, Stack, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useEffectEvent } from "react";
import crewForm from "../../../locales/en/crew-form.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName } from "../../../shared/texts/names.ts";
import { useCrewSize } from "../../../shared/work/crew-size.ts";
import type { CrewRow } from "../../contract-forms.ts";
import type { TypedTrade } from "./typed-crew.ts";
import { type FoundTrade, pauseMilliseconds, useTypedTrades } from "./use-typed-trades.ts";

interface TypedTradesProps {
  trades: readonly TypedTrade[];
  /** All words that they were typed with. */
  typed: string;
  /** Whether the person chooses what of these words is put in: they took it out before. */
  isByHand: boolean;
  /** Whether the person has gone on to another field. What was understood with its number is then added by itself. */
  hasLeft: boolean;
  isRefused: boolean;
  /** Called with all trades, each time that the words are understood as a whole. */
  onRead: (rows: readonly CrewRow[]) => void;
  /** Called once the person has gone on from words that are understood as a whole. */
  onDone: () => void;
  /** Called with the chosen trades, and with those that are left. */
  onAdd: (rows: readonly CrewRow[], left: readonly TypedTrade[]) => void;
}

/** Several trades that were typed in one line. With certainty they are in the form at once; else one tap for each, or for all. */
export function TypedTrades(props: TypedTradesProps) {
  const { typed, isByHand, hasLeft, isRefused, onRead, onDone, onAdd } = props;
  const texts = useMessages(crewForm);
  const rows = useTypedTrades(props.trades);
  const [paused] = useDebouncedValue(typed, pauseMilliseconds);
  const known = rows.filter(isKnown);
  const isSure = !isByHand && known.length === rows.length && rows.every(hasNumber);
  const sureWords = isSure && (hasLeft || paused === typed) ? typed : "";
  const readAll = useEffectEvent(() => onRead(known.map(toRow)));
  const end = useEffectEvent(onDone);
  useEffect(() => {
    if (sureWords !== "") readAll();
  }, [sureWords]);
  useEffect(() => {
    if (sureWords !== "" && hasLeft) end();
  }, [sureWords, hasLeft]);
  const add = (chosen: readonly KnownTrade[]) =>
    onAdd(
      chosen.map(toRow),
      rows.filter((row) => !chosen.some((one) => one === row)),
    );
  const counted = known.filter(({ handymen }) => handymen !== "");
  // A trade that is found after the person has left is added, too.
  const sure = hasLeft && !isSure ? counted.map(({ words }) => words).join() : "";
  const addCounted = useEffectEvent(() => add(counted));
  useEffect(() => {
    if (sure !== "") addCounted();
  }, [sure]);
  if (isSure) return null;
  return (
    <Stack gap="xs" mt="xs" role="status">
      {known.length > 0 && <Text fw={600}>{texts.found}</Text>}
      {rows.map((row) => (
        <TypedRow key={row.words} row={row} onAdd={add} />
      ))}
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

/** One trade with the button that adds it, or that it is not known. Nothing while it is searched for. */
function TypedRow({ row, onAdd }: { row: FoundTrade; onAdd: (chosen: readonly KnownTrade[]) => void }) {
  const texts = useMessages(crewForm);
  const { tradeOf } = useCrewSize();
  if (!isKnown(row)) return row.work === null && <Text>{texts.notFound({ words: row.words })}</Text>;
  const { handymen, work } = row;
  const trade = handymen ? tradeOf({ trade: work.skill, handymen: Number(handymen) }) : getName(work.skill);
  return (
    <Button type="button" variant="default" fullWidth onClick={() => onAdd([row])}>
      {texts.add({ trade })}
    </Button>
  );
}

type KnownTrade = FoundTrade & { work: NonNullable<FoundTrade["work"]> };

const isKnown = (row: FoundTrade): row is KnownTrade => row.work !== null && row.work !== undefined;
const hasNumber = ({ handymen }: FoundTrade): boolean =>
  handymen !== "" && ExactHandymen.safeParse(handymen).data !== undefined;

const toRow = ({ work: { skill, category }, handymen }: KnownTrade): CrewRow => ({ trade: skill, category, handymen });
