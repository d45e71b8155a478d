import { useEffect, useRef } from "react";
import { Link } from "react-router";
import contracts from "../locales/en/contracts.json";
import { type Section, sectionPath, sections } from "../shared/contracts/contract-paths.ts";
import { useMessages } from "../shared/texts/messages.ts";

/** Sections with a form. On phones the menu above it is one row, so that the form is in sight. */
const formSections: readonly Section[] = ["new", "quote"];

export function ContractsMenu({ current }: { current: Section }) {
  const texts = useMessages(contracts);
  const list = useRef<HTMLUListElement>(null);
  // The row begins with the first section: the current one may be out of sight.
  useEffect(() => {
    const item = list.current?.querySelector(`[data-section="${current}"]`);
    if (!list.current || !item) return;
    const [row, link] = [list.current.getBoundingClientRect(), item.getBoundingClientRect()];
    list.current.scrollLeft += link.left - row.left - (row.width - link.width) / 2;
  }, [current]);
  return (
    <nav aria-label={texts.menu} className="contracts-menu" data-row={formSections.includes(current) || undefined}>
      <ul className="menu-list" ref={list}>
        {sections.map((section) => (
          <li key={section} data-section={section}>
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
