import { Text } from "@mantine/core";
import crewForm from "../../locales/en/crew-form.json";
import { BestHandymen } from "../../shared/directory/best-handymen.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { NamesBy } from "./names-by.tsx";
import { chooseFaces, type TradeHandymen } from "./use-free-handymen.ts";

const facesMax = 4;

export interface CrewFacesProps {
  rows: readonly TradeHandymen[];
  /** Of the whole crew. Undefined while it is unknown. */
  handymen: number | undefined;
  startDate: string | null;
  /** Whether it says until when its owner reads all names. */
  hasDay?: boolean;
}

/** Faces of some who are free, how many of the crew they are, and until when its owner reads all names. */
export function CrewFaces({ rows, handymen, startDate, hasDay = true }: CrewFacesProps) {
  const { couldCome } = useMessages(crewForm);
  const faces = chooseFaces(rows, facesMax);
  return (
    <>
      {faces.length > 0 && <BestHandymen entries={faces} handymen={facesMax} />}
      {faces.length > 0 && handymen !== undefined && faces.length < handymen && (
        <Text mt="xs">{couldCome.shown({ count: faces.length, handymen: String(handymen) })}</Text>
      )}
      {hasDay && <NamesBy startDate={startDate} />}
    </>
  );
}
