import { Link } from "react-router";
import contracts from "../locales/en/contracts.json";
import { type Section, sectionPath, sections } from "../shared/contracts/contract-paths.ts";
import { useMessages } from "../shared/texts/messages.ts";

export function ContractsMenu({ current }: { current: Section }) {
  const texts = useMessages(contracts);
  return (
    <nav aria-label={texts.menu} className="contracts-menu">
      <ul className="menu-list">
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
