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
  useEffect(() => {
    if (list.current) showItem(list.current, current);
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

/** Scrolls a row so that it begins with a whole item, and has this one whole. Of the last ones there is room behind the end for it. */
function showItem(row: HTMLElement, section: Section): void {
  row.style.paddingInlineEnd = "";
  if (row.scrollWidth <= row.clientWidth) return;
  const { direction, paddingInlineStart } = getComputedStyle(row);
  const [isRtl, padding, box] = [
    direction === "rtl",
    Number.parseFloat(paddingInlineStart),
    row.getBoundingClientRect(),
  ];
  // From the start of the row, in the direction of reading.
  const placeOf = (item: Element) => {
    const { left, right } = item.getBoundingClientRect();
    return isRtl ? [box.right - right, box.right - left] : [left - box.left, right - box.left];
  };
  const items = [...row.children];
  const chosen = items.find((item) => item.getAttribute("data-section") === section);
  const [, end = 0] = chosen ? placeOf(chosen) : [];
  const [, lastEnd = 0] = placeOf(items.at(-1) ?? row);
  const starts = items.map((item) => placeOf(item)[0] ?? 0);
  const start = starts.find((place) => end - place <= box.width - 2 * padding) ?? 0;
  const missing = start - padding + box.width - lastEnd;
  if (missing > padding) row.style.paddingInlineEnd = `${missing}px`;
  row.scrollLeft += (start - padding) * (isRtl ? -1 : 1);
}
