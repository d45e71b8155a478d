import { useMemo } from "react";
import payments from "../../locales/en/payments.json";
import { useLanguage, useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import type { Span, SpanKind } from "./earning-spans.ts";

/** A table with bars in its middle column: screen readers get the same figures. */
export function EarningBars({ spans, kind }: { spans: readonly Span[]; kind: SpanKind }) {
  const { earnings } = useMessages(payments);
  const { number, pkr } = useFormats();
  const nameSpan = useSpanNames(kind);
  const highest = Math.max(...spans.map(({ gross }) => gross));
  return (
    <table className="earnings">
      <caption>
        <span className="earnings-hidden">{earnings.captions[kind]}</span>
        {spans.some(({ fee }) => fee > 0) && <Key />}
      </caption>
      <thead>
        <tr>
          <th scope="col">{earnings.period}</th>
          <th scope="col" className="earnings-bar-column">
            <span className="earnings-hidden">{earnings.share}</span>
          </th>
          <MoreHeads />
          <th scope="col">{earnings.net}</th>
        </tr>
      </thead>
      <tbody>
        {spans
          .filter(hasEarned)
          .reverse()
          .map(({ start, gross, net, fee, jobs }) => (
            <tr key={start}>
              <th scope="row">
                <time dateTime={start}>{nameSpan(start)}</time>
              </th>
              <td aria-hidden="true">
                <span className="earnings-bar">
                  <span className="earnings-net" style={{ width: `${(100 * net) / highest}%` }} />
                  <span className="earnings-fee" style={{ width: `${(100 * fee) / highest}%` }} />
                </span>
              </td>
              {[number(jobs), pkr(gross), pkr(fee)].map((text, column) => (
                <td key={moreColumns[column]} className="earnings-more">
                  <span className="ltr">{text}</span>
                </td>
              ))}
              <td>
                <span className="ltr">{pkr(net)}</span>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** Days without a job would push those with earnings off a phone. */
const hasEarned = ({ jobs, gross }: Span): boolean => jobs > 0 || gross !== 0;

const moreColumns = ["jobs", "gross", "fee"] as const;

/** Figures without room on a phone: there only screen readers read them. */
function MoreHeads() {
  const { earnings } = useMessages(payments);
  return moreColumns.map((name) => (
    <th key={name} scope="col" className="earnings-more">
      <span>{earnings[name]}</span>
    </th>
  ));
}

/** Explains the two colours of a bar. */
function Key() {
  const { earnings } = useMessages(payments);
  return (
    <span className="earnings-key">
      <i className="earnings-net" /> {earnings.net} <i className="earnings-fee" /> {earnings.fee}
    </span>
  );
}

function useSpanNames(kind: SpanKind): (start: string) => string {
  const { earnings } = useMessages(payments);
  const language = useLanguage();
  return useMemo(() => {
    const parts =
      kind === "month" ? ({ month: "long", year: "numeric" } as const) : ({ day: "numeric", month: "short" } as const);
    const format = new Intl.DateTimeFormat(`${language}-PK`, {
      ...parts,
      ...(kind === "day" ? { weekday: "short" } : {}),
      timeZone: "UTC",
      numberingSystem: "latn",
      calendar: "gregory",
    });
    return (start) => {
      const name = format.format(new Date(start));
      return kind === "week" ? earnings.weekOf({ day: name }) : name;
    };
  }, [kind, language, earnings]);
}
