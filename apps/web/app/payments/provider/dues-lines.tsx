import { type DuesLine, listDues } from "@hunarmand/api/payments/statement";
import { Text } from "@mantine/core";
import { useState } from "react";
import payments from "../../locales/en/payments.json";
import statementTexts from "../../locales/en/statement.json";
import { callPage } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { JobNumber } from "../../shared/lists/job-number.tsx";
import { MoreRows } from "../../shared/lists/more-rows.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getJobTitle } from "../../shared/lists/work-title.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

const load = (cursor?: string) => callPage(listDues, { query: { cursor } });

/** What a handyman owes, line by line: they sum to `due`, in PKR. */
export function DuesLines({ due }: { due: number }) {
  const { dues } = useMessages(payments).overview;
  const [first, setFirst] = useState(() => startLoad(load()));
  return (
    <Loaded
      promise={first}
      fallback={<CardSkeletons />}
      failed={dues.failed}
      onRetry={() => setFirst(startLoad(load()))}
    >
      {(page) => <Lines first={page} due={due} />}
    </Loaded>
  );
}

function Lines({ first, due }: { first: Page<DuesLine>; due: number }) {
  const { dues } = useMessages(payments).overview;
  const { pkr } = useFormats();
  const pages = useMorePages(first, load);
  return (
    <>
      <dl className="amounts">
        {pages.items.map((line) => (
          <Line key={line.id} line={line} />
        ))}
        <div className="amount">
          <dt>
            <strong>{dues.sum}</strong>
          </dt>
          <dd className="ltr">{pkr(due)}</dd>
        </div>
      </dl>
      <MoreRows pages={pages} failedText={dues.failed} />
    </>
  );
}

function Line({ line: { date, kind, jobNumber, work, amount } }: { line: DuesLine }) {
  const { kinds } = useMessages(statementTexts);
  const { day, pkr } = useFormats();
  return (
    <div className="amount">
      <dt>
        {kinds[kind]} {jobNumber && <JobNumber of={{ jobNumber }} />}
        <Text size="sm" c="dimmed">
          {work && `${getJobTitle(work)} · `}
          <time dateTime={date}>{day(date)}</time>
        </Text>
      </dt>
      <dd className="ltr">{pkr(amount)}</dd>
    </div>
  );
}
