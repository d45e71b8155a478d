import { providerStatus } from "@hunarmand/api/providers/steps";
import type { ReactNode } from "react";
import { useOwnWork } from "../../../shared/person/own-work.ts";
import { useSession } from "../../../shared/person/session.ts";

export interface OwnWelcomeProps {
  /** The page's heading. */
  title: ReactNode;
  /** The welcome, with the heading if it is not outside. */
  children: (title?: ReactNode) => ReactNode;
}

/** The welcome for a handyman. A verified one works here already: for them it is folded below their own work. */
export function OwnWelcome({ title, children }: OwnWelcomeProps) {
  const claimed = useSession()?.status;
  const { status = claimed } = useOwnWork();
  if (status !== providerStatus.verified) return children(title);
  return (
    <details className="own-home folded-welcome">
      <summary>{title}</summary>
      {children()}
    </details>
  );
}
