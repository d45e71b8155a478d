import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { LineIcon, type LineIconName } from "../layout/drawings/line-icon.tsx";

interface InfoTileProps {
  icon: LineIconName;
  title: string;
  text?: string;
  /** A link or button below the text. */
  children?: ReactNode;
}

/** One tile of a row on a public page; its list has the class "tiles". */
export function InfoTile({ icon, title, text, children }: InfoTileProps) {
  return (
    <li className="tile">
      <LineIcon name={icon} />
      <Title order={3}>{title}</Title>
      {text !== undefined && <Text>{text}</Text>}
      {children && <div className="tile-action">{children}</div>}
    </li>
  );
}
