import "./lists.css";
import { Fragment, type ReactNode } from "react";

export interface Fact {
  label: string;
  value: ReactNode;
}

/** A list of names and values. A fact without a value is omitted. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts
        .filter(({ value }) => value || value === 0)
        .map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
