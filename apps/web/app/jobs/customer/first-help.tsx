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

/** Whether this work, if it waits, can do harm. */
export const isUrgentWork = (skill: string): boolean => dangers[skill] !== undefined;

/** What people can do themselves while they wait for somebody. Nothing for work that can wait. */
export function FirstHelp({ skill }: { skill: string }) {
  const { title, ...helps } = useMessages(firstHelp);
  const danger = dangers[skill];
  if (!danger) return null;
  return (
    <Text my="xs">
      <b>{title}:</b> <span>{helps[danger]}</span>
    </Text>
  );
}
