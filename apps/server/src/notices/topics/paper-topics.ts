import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { formatDay } from "../../values/format-moment.ts";
import { formatAmount } from "./format-amount.ts";
import { isAmong, makeTopic } from "./topic.ts";

/** Contracts, quotes and inquiries: what people and the office send each other. */

const loadContracts = (db: Database, ids: string[]) =>
  db
    .selectFrom("contracts")
    .select(["id", "projectName", "address", "city"])
    .select(sql<string | null>`to_char(start_day, 'YYYY-MM-DD')`.as("startDay"))
    .where(isAmong(ids))
    .execute();

const contractKinds = {
  "contract-accepted": "requested",
  "contract-rejected": "requested",
  "contract-active": "active",
  "contract-completed": "past",
} as const;

const isContractKind = (kind: string): kind is keyof typeof contractKinds => kind in contractKinds;

const moneyKinds = ["contract-planned", "contract-payment-entered", "contract-payment-voided"] as const;

export const contractTopic = makeTopic(
  ["contract-"],
  loadContracts,
  ({ kind, detail }, { id, projectName: project, startDay }) => {
    const reason = detail?.reason;
    // A known first day is not open any more.
    if (kind === "contract-accepted" && startDay !== null) {
      const dayAt = `${startDay}T12:00:00Z`;
      const values = { project, day: formatDay(new Date(dayAt)), dayAt };
      return { kind: "contract-accepted-day", values, link: `/contracts?section=${contractKinds[kind]}` };
    }
    if (isContractKind(kind))
      return { kind, values: { project }, reason, link: `/contracts?section=${contractKinds[kind]}` };
    const ofMoney = moneyKinds.find((name) => name === kind);
    const amount = formatAmount(Number(detail?.amountPaisa ?? 0));
    return ofMoney && { kind: ofMoney, values: { project, amount }, reason, link: `/contracts/${id}` };
  },
);

const crewKinds = ["crew-assigned", "crew-removed"] as const;

/** Notices to a handyman about crews that they join and leave. */
export const crewTopic = makeTopic(["crew-"], loadContracts, ({ kind, detail }, { projectName, address, city }) => {
  const known = crewKinds.find((name) => name === kind);
  const values = { project: projectName, place: `${address}, ${city}`, city };
  return known && { kind: known, values, reason: detail?.reason, link: "/activejobs" };
});

const loadQuotes = (db: Database, ids: string[]) =>
  db
    .selectFrom("quotes")
    .select(["id", "totalHandymen", "exactHandymen", "amountPaisa", "validUntil", "note"])
    .where(isAmong(ids))
    .execute();

export const quoteTopic = makeTopic(["quote-"], loadQuotes, ({ kind }, quote) => {
  const values = {
    handymen: String(quote.exactHandymen ?? quote.totalHandymen),
    amount: formatAmount(quote.amountPaisa),
    until: quote.validUntil ? formatDay(quote.validUntil) : "",
    untilAt: quote.validUntil?.toISOString() ?? "",
  };
  const link = `/contracts?section=quote&answer=${quote.id}`;
  if (kind === "quote-quoted") return { kind: "quote-answered", values, link, reason: quote.note };
  if (kind === "quote-priced-at-once") return { kind, values, link: "/office/quotes?status=Quoted" };
  return kind === "quote-expired" ? { kind, values, link } : undefined;
});

const loadInquiries = (db: Database, ids: string[]) =>
  db.selectFrom("inquiries").select(["id", "reference", "email", "answer"]).where(isAmong(ids)).execute();

export const inquiryTopic = makeTopic(["inquiry-"], loadInquiries, (event, { id, reference, email, answer }) => {
  const { kind, detail } = event;
  const officeLink = `/office/inquiries/${id}`;
  if (kind === "inquiry-handed-over" || kind === "inquiry-mentioned")
    return { kind, values: { reference, colleague: detail?.colleague ?? "" }, link: officeLink };
  if (kind === "inquiry-several-handed-over") {
    const values = { colleague: detail?.colleague ?? "", count: detail?.count ?? "" };
    return { kind, values, link: `/office/inquiries?status=${inquiryStatus.acknowledged}` };
  }
  if (kind === "inquiry-late") return { kind, values: { reference }, link: officeLink };
  if (kind !== "inquiry-acknowledged" && kind !== "inquiry-resolved") return undefined;
  const link = `/complains?reference=${reference}`;
  return { kind, values: { reference, answer: answer ?? "" }, link, mailTo: email ?? undefined };
});
