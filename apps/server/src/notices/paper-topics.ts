import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { formatAmount } from "./format-amount.ts";
import { makeTopic } from "./topic.ts";

/** Contracts, quotes and inquiries: what goes to and fro between people and the office. */

async function loadContracts(db: Database, ids: string[]) {
  const rows = await db
    .selectFrom("contracts")
    .select(["id", "projectName"])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

const contractKinds = {
  "contract-accepted": "requested",
  "contract-rejected": "requested",
  "contract-active": "active",
  "contract-completed": "past",
} as const;

const isContractKind = (kind: string): kind is keyof typeof contractKinds => kind in contractKinds;

export const contractTopic = makeTopic(["contract-"], loadContracts, ({ kind, detail }, { projectName: project }) =>
  isContractKind(kind)
    ? { kind, values: { project }, reason: detail?.reason, link: `/contracts?section=${contractKinds[kind]}` }
    : undefined,
);

async function loadQuotes(db: Database, ids: string[]) {
  const rows = await db
    .selectFrom("quotes")
    .select(["id", "totalHandymen", "amountPaisa", "validUntil", "note"])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

const dayInKarachi = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Asia/Karachi" });

export const quoteTopic = makeTopic(["quote-"], loadQuotes, ({ kind }, quote) => {
  const values = {
    handymen: String(quote.totalHandymen),
    amount: formatAmount(quote.amountPaisa),
    until: quote.validUntil ? dayInKarachi.format(quote.validUntil) : "",
  };
  const link = "/contracts?section=quote";
  if (kind === "quote-quoted") return { kind: "quote-answered", values, link, reason: quote.note };
  return kind === "quote-expired" ? { kind, values, link } : undefined;
});

async function loadInquiries(db: Database, ids: string[]) {
  const rows = await db
    .selectFrom("inquiries")
    .select(["id", "reference", "name", "email", "answer"])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export const inquiryTopic = makeTopic(["inquiry-"], loadInquiries, ({ kind }, { reference, name, email, answer }) => {
  if (kind !== "inquiry-acknowledged" && kind !== "inquiry-resolved") return undefined;
  const mailTo = email ? { name, email } : undefined;
  const link = `/complains?reference=${reference}`;
  return { kind, values: { reference, answer: answer ?? "" }, link, mailTo };
});
