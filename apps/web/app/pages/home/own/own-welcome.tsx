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

/** The welcome for people with an account. Customers and verified handymen have their own work here: for them it is folded below it. */
export function OwnWelcome({ children }: OwnWelcomeProps) {
  const { home } = useMessages(pages);
  const session = useSession();
  const { status = session?.status } = useOwnWork();
  if (session?.role === "Provider" && status !== providerStatus.verified) return children;
  return (
    <details className="folded-welcome">
      <summary>{home.benefitsTitle}</summary>
      {children}
    </details>
  );
}
