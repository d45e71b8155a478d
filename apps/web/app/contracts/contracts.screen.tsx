import "./contracts.css";
import { getQuote } from "@hunarmand/api/contracts/quotes";
import { Navigate } from "react-router";
import contracts from "../locales/en/contracts.json";
import { callApi, callPage } from "../shared/calls/call-api.ts";
import { startLoad } from "../shared/calls/loaded.tsx";
import { lazyPart } from "../shared/parts/lazy-part.tsx";
import { readSession, useSession } from "../shared/person/session.ts";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import type { Route } from "./+types/contracts.screen";
import { ContractInfo } from "./contract-info.tsx";
import { ContractList } from "./contract-list.tsx";
import { ContractsMenu } from "./contracts-menu.tsx";
import { LoginRequired } from "./login-required.tsx";
import { NewContract } from "./new-contract.tsx";
import { readOwnEmail } from "./own-email.ts";
import { GetQuote } from "./quotes/get-quote.tsx";
import { loadQuotes } from "./quotes/quote-list.tsx";
import { findSection, isListName, lists, type Section } from "./sections.ts";

const ContractFromQuote = lazyPart(async () => (await import("./contract-from-quote.tsx")).ContractFromQuote);

export function meta() {
  return pageMeta({ title: getMessages(contracts).title });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (!readSession()) return undefined;
  const { searchParams } = new URL(request.url);
  const section = findSection(searchParams.get("section"));
  const quoteId = section === "new" ? searchParams.get("quote") : null;
  return {
    section,
    records: loadRecords(section),
    quotes: section === "quote" ? startLoad(loadQuotes()) : undefined,
    quote: quoteId === null ? undefined : startLoad(callApi(getQuote, { params: { id: quoteId } })),
  };
}

function loadRecords(section: Section) {
  return isListName(section) ? startLoad(callPage(lists[section], { query: { email: readOwnEmail() } })) : undefined;
}

export default function ContractsScreen({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(contracts);
  const session = useSession();
  if (!loaderData) return <LoginRequired />;
  // The session may end while the screen is open.
  if (!session) return <Navigate to="/login" replace />;
  const { section, records, quotes, quote } = loaderData;
  return (
    <div className="page contracts">
      <ContractsMenu current={section} />
      <section aria-label={texts.sections[section]}>
        {section === "info" && <ContractInfo />}
        {section === "new" && (quote ? <ContractFromQuote quote={quote} /> : <NewContract />)}
        {records && isListName(section) && <ContractList key={section} name={section} records={records} />}
        {quotes && <GetQuote quotes={quotes} />}
      </section>
    </div>
  );
}
