import "@mantine/core/styles/Tabs.css";
import { Tabs } from "@mantine/core";
import type { ReactNode } from "react";

interface DeskTabsProps<Name extends string> {
  /** The catalogue's name of each tab, and of the row of tabs. */
  titles: Readonly<Record<Name | "label", string>>;
  /** `show`: whether the reader's role may make the tab's call. The first shown tab is open. */
  parts: readonly { name: Name; show: boolean; content: ReactNode }[];
}

/** The tabs of one person's page. Each is loaded when it is opened. */
export function DeskTabs<Name extends string>({ titles, parts }: DeskTabsProps<Name>) {
  const own = parts.filter(({ show }) => show);
  return (
    <Tabs defaultValue={own[0]?.name ?? null} keepMounted={false} className="tall-tabs">
      <Tabs.List aria-label={titles.label}>
        {own.map(({ name }) => (
          <Tabs.Tab key={name} value={name}>
            {titles[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {own.map(({ name, content }) => (
        <Tabs.Panel key={name} value={name} pt="lg">
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
