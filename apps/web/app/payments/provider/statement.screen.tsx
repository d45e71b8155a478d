import texts from "../../locales/en/statement.json";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { SmallPage } from "../../shared/layout/small-page.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { recentDays } from "../../shared/lists/recent-days.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/statement.screen";
import { loadStatementPage } from "./statement-pages.ts";
import { StatementPeriod } from "./statement-period.tsx";
import { StatementView } from "./statement-view.tsx";

export function meta() {
  return pageMeta({ title: getMessages(texts).title });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const recent = recentDays();
  const query = { from: search.get("from") || recent.from, to: search.get("to") || recent.to };
  return { query, page: startLoad(loadStatementPage(query)) };
}

export default function StatementScreen({ loaderData: { query, page } }: Route.ComponentProps) {
  const statement = useMessages(texts);
  return (
    <SmallPage title={statement.title} intro={statement.intro} says="statement">
      {/* Most people look at the last days. */}
      <details className="statement-days">
        <summary>{statement.otherDays}</summary>
        <StatementPeriod query={query} />
      </details>
      <Loaded promise={page} fallback={<CardSkeletons />} failed={statement.failed}>
        {(first) => <StatementView first={first} />}
      </Loaded>
    </SmallPage>
  );
}
