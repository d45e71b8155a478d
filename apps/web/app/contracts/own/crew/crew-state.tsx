import type { CrewSheet as Sheet } from "@hunarmand/api/contracts/crew";
import { countByTrade, countMissing } from "@hunarmand/api/contracts/crew/crew-by-trade";
import { Text } from "@mantine/core";
import contracts from "../../../locales/en/contracts.json";
import ownCrew from "../../../locales/en/own-crew.json";
import { useCrewText } from "../../../shared/contracts/crew-text.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName, joinParts } from "../../../shared/texts/names.ts";
import { crewOf } from "../../contract-terms.ts";
import { useNamesBy } from "../../handymen/names-by.tsx";
import type { OwnContract } from "../own-contract.ts";

/** Returns who is on a crew, by trade if its quote has some, in words, and how many are missing. */
export function useCrewState(contract: OwnContract, { members }: Pick<Sheet, "members">) {
  const { one } = useMessages(contracts);
  const { trade: sayTrade } = useMessages(ownCrew);
  const { rows, others } = countByTrade(contract.quote?.crew ?? [], members);
  const count = members.filter(({ leftDate }) => leftDate === null).length;
  const wanted = Number(crewOf(contract).totalHandymen ?? 0);
  const words =
    rows.length > 0
      ? joinParts(
          rows.map(({ trade, handymen, count: there }) =>
            sayTrade({ trade: getName(trade), count: String(there), wanted: String(handymen) }),
          ),
        )
      : one.peopleOf({ count, wanted });
  return {
    words: `${one.crewSize}: ${words}`,
    missing: rows.length > 0 ? countMissing({ rows }) : Math.max(0, wanted - count),
    others: rows.length > 0 ? others : [],
  };
}

/** At the top of a contract at work, until its crew is complete: how many of it there are, or until when its owner reads who comes. */
export function CrewState({ contract, sheet }: { contract: OwnContract; sheet: Sheet }) {
  const { words, missing } = useCrewState(contract, sheet);
  const sayCrew = useCrewText();
  const namesBy = useNamesBy(contract.startDate);
  if (missing === 0) return null;
  const rest = contract.startDate && namesBy;
  const isEmpty = sheet.members.every(({ leftDate }) => leftDate !== null);
  const nobody = [sayCrew(0, crewOf(contract).totalHandymen), rest];
  const some = [rest ? `${words}.` : words, rest];
  return <Text fw={600}>{(isEmpty ? nobody : some).filter(Boolean).join(" ")}</Text>;
}
