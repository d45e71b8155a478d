import type { ReactNode } from "react";
import pages from "../../../locales/en/pages.json";
import { useMessages } from "../../../shared/texts/messages.ts";

export interface OwnWelcomeProps {
  /** The welcome, without the page's heading. */
  children: ReactNode;
}

/** The welcome for people with an account. Their own work or application is here: the welcome is folded below it. */
export function OwnWelcome({ children }: OwnWelcomeProps) {
  const { home } = useMessages(pages);
  return (
    <details className="folded-welcome">
      <summary>{home.benefitsTitle}</summary>
      {children}
    </details>
  );
}
