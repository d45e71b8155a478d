import "./contracts.css";
import { getQuote } from "@hunarmand/api/contracts/quotes";
import { Navigate } from "react-router";
import contracts from "../locales/en/contracts.json";
import { callApi, callPage } from "../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../shared/calls/loaded.tsx";
import type { Section } from "../shared/contracts/contract-paths.ts";
import { readOwnEmail } from "../shared/contracts/own-email.ts";
import { CardSkeletons } from "../shared/lists/paged-list.tsx";
import { lazyPart } from "../shared/parts/lazy-part.tsx";
import { readSession, useSession } from "../shared/person/session.ts";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { loadNames } from "../shared/texts/names.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import { loadPeople } from "../shared/texts/people-names.ts";
import type { Route } from "./+types/contracts.screen";
import { ContractInfo } from "./contract-info.tsx";
import { ContractList } from "./contract-list.tsx";
import { LoginRequired } from "./login-required.tsx";
import { ContractsMenu } from "./menu/contracts-menu.tsx";
import { loadAgain } from "./proposal/load-again.ts";
import { loadCompany } from "./proposal/load-company.ts";
import { loadOwnPhone } from "./quotes/load-own-phone.ts";
import { loadQuotes } from "./quotes/load-quotes.ts";
import { findSection, isListName, lists } from "./sections.ts";

const GetQuote = lazyPart(async () => (await import("./quotes/get-quote.tsx")).GetQuote, {
  fallback: <CardSkeletons />,
});
const QuoteToAnswer = lazyPart(async () => (await import("./quotes/quote-to-answer.tsx")).QuoteToAnswer, {
  fallback: <CardSkeletons />,
});
const NewContract = lazyPart(async () => (await import("./proposal/new-contract.tsx")).NewContract, {
  fallback: <CardSkeletons />,
});
const ContractFromQuote = lazyPart(async () => (await import("./proposal/contract-from-quote.tsx")).ContractFromQuote);

export function meta() {
  return pageMeta({ title: getMessages(contracts).title });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (!readSession()) return undefined;
  const { searchParams } = new URL(request.url);
  const section = findSection(searchParams.get("section"));
  const quoteId = section === "new" ? searchParams.get("quote") : null;
  const answerId = section === "quote" ? searchParams.get("answer") : null;
  const isQuotes = section === "quote" && answerId === null;
  if (isQuotes) void GetQuote.load();
  if (answerId !== null) void QuoteToAnswer.load();
  if (section === "new") void NewContract.load();
  const company = section === "new" ? loadCompany() : undefined;
  return {
    section,
    // They come for a new price, not to read one.
    isAsking: isQuotes && searchParams.has("ask"),
    records: loadRecords(section),
    quotes: isQuotes ? startLoad(loadQuotes()) : undefined,
    phone: isQuotes ? loadOwnPhone() : undefined,
    answer: answerId === null ? undefined : startLoad(loadQuote(answerId)),
    quote: quoteId === null ? undefined : startLoad(loadFilled(quoteId, company)),
    proposal: quoteId === null && company ? loadProposal(company, searchParams.get("again")) : undefined,
  };
}

const loadQuote = (id: string) => callApi(getQuote, { params: { id } });

/** With all names: the form keeps the words that it begins with. */
async function loadFilled(id: string, company: ReturnType<typeof loadCompany> | undefined) {
  const names = loadNames().catch(() => undefined);
  const [quote, known] = await Promise.all([loadQuote(id), company, loadPeople(), names]);
  return [quote, known] as const;
}

/** What the form of a proposal begins with: the last company, or an earlier proposal. */
async function loadProposal(loading: ReturnType<typeof loadCompany>, againId: string | null) {
  const again = againId === null ? undefined : await loadAgain(againId);
  return { company: await loading, again };
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
  const { section, isAsking, records, quotes, phone, quote, answer, proposal } = loaderData;
  return (
    <div className="page contracts">
      <ContractsMenu current={section} />
      <section aria-label={texts.sections[section]}>
        {section === "info" && <ContractInfo />}
        {quote && <ContractFromQuote loading={quote} />}
        {proposal && (
          <Loaded promise={proposal} fallback={<CardSkeletons />} failed={texts.unavailable}>
            {({ company, again }) => (
              <NewContract key={again?.id} company={company} start={again?.values} again={again} />
            )}
          </Loaded>
        )}
        {records && isListName(section) && <ContractList key={section} name={section} records={records} />}
        {answer && <QuoteToAnswer quote={answer} />}
        {phone && quotes && (
          <Loaded promise={phone} fallback={<CardSkeletons />} failed={texts.unavailable}>
            {(own) => <GetQuote key={String(isAsking)} quotes={quotes} phone={own} isAsking={isAsking} />}
          </Loaded>
        )}
      </section>
    </div>
  );
}
