import type { CrewMember } from "@hunarmand/api/contracts/crew";
import type { ReactNode } from "react";

export interface CrewGroup {
  title: string;
  members: readonly CrewMember[];
  isOpen?: boolean;
}

interface CrewGroupsProps {
  groups: readonly CrewGroup[];
  list: (members: readonly CrewMember[]) => ReactNode;
}

/** A large crew: each group is one line with its number, until a tap opens it. */
export function CrewGroups({ groups, list }: CrewGroupsProps) {
  return groups.map(({ title, members, isOpen = false }) => (
    <details key={title} className="contract-fold" open={isOpen}>
      <summary>{title}</summary>
      {list(members)}
    </details>
  ));
}
