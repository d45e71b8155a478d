import { providerStatus } from "@hunarmand/api/providers/steps";
import type { ReactNode } from "react";
import pages from "../../../locales/en/pages.json";
import { useOwnWork } from "../../../shared/person/own-work.ts";
import { useSession } from "../../../shared/person/session.ts";
import { useMessages } from "../../../shared/texts/messages.ts";

export interface OwnWelcomeProps {
  /** The welcome, without the page's heading. */
  children: ReactNode;
}

/** The welcome for a handyman. A verified one works here already: for them it is folded below their own work. */
export function OwnWelcome({ children }: OwnWelcomeProps) {
  const { home } = useMessages(pages);
  const claimed = useSession()?.status;
  const { status = claimed } = useOwnWork();
  if (status !== providerStatus.verified) return children;
  return (
    <details className="folded-welcome">
      <summary>{home.benefitsTitle}</summary>
      {children}
    </details>
  );
}
