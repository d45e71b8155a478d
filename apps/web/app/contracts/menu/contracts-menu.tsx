import "./contracts-menu.css";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import contracts from "../../locales/en/contracts.json";
import { type Section, sectionPath, sections } from "../../shared/contracts/contract-paths.ts";
import { useMessages } from "../../shared/texts/messages.ts";

/**
 * On phones the menu is one row, so that the section is in sight. The row begins with the section that is open, and its last name in sight is
 * cut (contracts-menu.css): that and the arrow at its end say that there are more.
 */
export function ContractsMenu({ current }: { current: Section }) {
  const texts = useMessages(contracts);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // It was scrolled to the section that was tapped, which is the first one now.
    if (list.current && current) list.current.scrollLeft = 0;
  }, [current]);
  return (
    <nav aria-label={texts.menu} className="contracts-menu">
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
      <button
        type="button"
        className="menu-more"
        aria-label={texts.more}
        onClick={() => list.current && showNext(list.current)}
      >
        <span aria-hidden="true" />
      </button>
    </nav>
  );
}

/** Scrolls a row by what it shows. From its end it begins again. */
function showNext(row: HTMLElement): void {
  const end = row.scrollWidth - row.clientWidth;
  // Right-to-left rows scroll to negative places.
  const side = getComputedStyle(row).direction === "rtl" ? -1 : 1;
  const isAtEnd = Math.abs(row.scrollLeft) >= end - 2;
  row.scrollTo({ left: isAtEnd ? 0 : row.scrollLeft + side * row.clientWidth, behavior: "smooth" });
}
