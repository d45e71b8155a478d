import { Text } from "@mantine/core";
import firstHelp from "../../locales/en/first-help.json";
import { useMessages } from "../../shared/texts/messages.ts";

type Danger = "water" | "power" | "gas";

/** What can do harm until somebody comes, by the name of the skill in calls. */
const dangers: Readonly<Record<string, Danger>> = {
  "Plumbing Repair": "water",
  "Leak Detection": "water",
  "Washing Machine Repair": "water",
  "Electrical Repair": "power",
  "UPS and Inverter Repair": "power",
  "Geyser Repair": "gas",
  "Kitchen Appliance Repair": "gas",
};

/** Exact work whose danger is another one than that of its skill. */
const dangersOfExact: Readonly<Record<string, Danger>> = {
  "Gas Leak Detection": "gas",
  "Gas Generator Repair": "gas",
};

interface Work {
  skill: string;
  subSkill?: string | null;
}

const findDanger = ({ skill, subSkill }: Work): Danger | undefined => dangersOfExact[subSkill ?? ""] ?? dangers[skill];

/** Whether this work, if it waits, can do harm. */
export const isUrgentWork = (work: Work): boolean => findDanger(work) !== undefined;

/** What people can do themselves while they wait for somebody. Nothing for work that can wait. */
export function FirstHelp({ work, isShort = false }: { work: Work; isShort?: boolean }) {
  const { title, ...helps } = useMessages(firstHelp);
  const danger = findDanger(work);
  if (!danger) return null;
  return (
    <Text my="xs">
      {!isShort && <b>{title}:</b>} <span>{helps[danger]}</span>
    </Text>
  );
}

/** The same for gas alone, as soon as the work is chosen: nobody should wait for a handyman first. */
export function GasHelp({ work }: { work: Work }) {
  return findDanger(work) === "gas" && <FirstHelp work={work} />;
}
