import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { LineIcon, type LineIconName } from "../layout/drawings/line-icon.tsx";

interface InfoTileProps {
  icon: LineIconName;
  title: string;
  /** Its place in a list whose order matters. */
  number?: number;
  text?: string;
  /** Facts below the text, such as opening hours. */
  facts?: ReactNode;
  /** A link or button below the text. */
  children?: ReactNode;
}

/** One tile of a row on a public page; its list has the class "tiles". */
export function InfoTile({ icon, title, number, text, facts, children }: InfoTileProps) {
  return (
    <li className="tile">
      <LineIcon name={icon} />
      <Title order={3}>
        {number !== undefined && <span className="tile-number">{number}. </span>}
        {title}
      </Title>
      {text !== undefined && <Text>{text}</Text>}
      {facts && <div className="tile-facts">{facts}</div>}
      {children && <div className="tile-action">{children}</div>}
    </li>
  );
}
