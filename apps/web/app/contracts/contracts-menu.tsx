import { useEffect, useRef } from "react";
import { Link } from "react-router";
import contracts from "../locales/en/contracts.json";
import { type Section, sectionPath, sections } from "../shared/contracts/contract-paths.ts";
import { useMessages } from "../shared/texts/messages.ts";

/**
 * Sections with a form. On phones the menu above it is one row, so that the form is in sight. The row begins with the section that is open
 * (contracts.css), so that no name is cut at its start, and fades at its end.
 */
const formSections: readonly Section[] = ["new", "quote"];

export function ContractsMenu({ current }: { current: Section }) {
  const texts = useMessages(contracts);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // It was scrolled to the section that was tapped, which is the first one now.
    if (list.current && current) list.current.scrollLeft = 0;
  }, [current]);
  return (
    <nav aria-label={texts.menu} className="contracts-menu" data-row={formSections.includes(current) || undefined}>
      <ul className="menu-list" ref={list}>
        {sections.map((section) => (
          <li key={section}>
            <Link
              to={sectionPath(section)}
              className="menu-item"
              aria-current={section === current ? "page" : undefined}
              preventScrollReset
            >
              {texts.sections[section]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
