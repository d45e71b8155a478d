import "./option-row.css";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { LineIcon, type LineIconName } from "../layout/drawings/line-icon.tsx";

interface OptionRowProps {
  icon: LineIconName;
  title: ReactNode;
  text?: string;
  /** The link's path; without it `onClick` is called. */
  to?: string;
  onClick?: () => void;
}

/** A list of links; `wide` has two columns on wide screens. */
export function OptionList({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return (
    <ul className="option-list" data-wide={wide || undefined}>
      {children}
    </ul>
  );
}

export function OptionRow({ icon, title, text, to, onClick }: OptionRowProps) {
  const content = (
    <>
      <LineIcon name={icon} />
      <span className="option-text">
        <span className="option-title">{title}</span>
        {text && <span className="option-hint">{text}</span>}
      </span>
      <svg viewBox="0 0 8 12" width="8" className="option-arrow" aria-hidden="true">
        <path d="M1 1l5 5-5 5" />
      </svg>
    </>
  );
  return (
    <li>
      {to ? (
        <Link to={to} className="option-row">
          {content}
        </Link>
      ) : (
        <button type="button" className="option-row" onClick={onClick}>
          {content}
        </button>
      )}
    </li>
  );
}
