import { limits } from "@hunarmand/api/limits";
import { askForAccounts, listMissingAccounts, type MissingAccount } from "@hunarmand/api/payouts/missing-accounts";
import { Button, Text } from "@mantine/core";
import { useRevalidator } from "react-router";
import { Ago } from "../../desk/lists/ago.tsx";
import type { Columns } from "../../desk/lists/column.ts";
import { PanelList } from "../../desk/lists/table/panel-list.tsx";
import { PersonLink } from "../../desk/person-link.tsx";
import { requireDesk } from "../../desk/require-desk.ts";
import texts from "../../locales/en/payouts.json";
import { ApiError } from "../../shared/calls/api-error.ts";
import { callApi, callPage } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { showToast } from "../../shared/dialogs/toasts.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import type { Route } from "./+types/missing-accounts.screen";
import { PayoutsPanel } from "./payouts-panel.tsx";

export function meta() {
  return pageMeta({ title: getMessages(texts).missing.title });
}

export function clientLoader() {
  requireDesk(listMissingAccounts);
  return { firstPage: startLoad(callPage(listMissingAccounts, { query: {} })) };
}

/** Who cannot be paid, because they gave no payout account. */
export default function MissingAccountsScreen({ loaderData: { firstPage } }: Route.ComponentProps) {
  const { missing } = useMessages(texts);
  return (
    <PayoutsPanel name="missing-accounts" title={missing.title} text={missing.text}>
      <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={missing.failed}>
        {(first) => <MissingList first={first} />}
      </Loaded>
    </PayoutsPanel>
  );
}

function MissingList({ first }: { first: Page<MissingAccount> }) {
  const { missing } = useMessages(texts);
  const { pkr } = useFormats();
  const pages = useMorePages(first, (cursor) => callPage(listMissingAccounts, { query: { cursor } }));
  const { columns } = missing;
  const shown: Columns<MissingAccount> = [
    {
      id: "provider",
      label: columns.provider,
      cell: ({ providerId, providerName }) => <PersonLink id={providerId} name={providerName} />,
    },
    { id: "owed", isFigure: true, label: columns.owed, cell: ({ owed }) => <span className="ltr">{pkr(owed)}</span> },
    { id: "phone", label: columns.phone, cell: ({ phoneNumber }) => <span className="ltr">{phoneNumber}</span> },
    { id: "asked", label: columns.asked, cell: ({ askedDate }) => askedDate && <Ago at={askedDate} /> },
  ];
  return (
    <>
      <AskButton people={pages.items} />
      <PanelList pages={pages} texts={missing} keyOf={({ providerId }) => providerId} columns={shown} />
    </>
  );
}

/** One call asks no more people. */
const askedMax = limits.pageItemsMax;

/** Asks everyone who is shown and was not asked today. */
function AskButton({ people }: { people: readonly MissingAccount[] }) {
  const { missing } = useMessages(texts);
  const { revalidate } = useRevalidator();
  const { busy, run } = useBusy();
  const providerIds = people.filter(({ canBeAsked }) => canBeAsked).map(({ providerId }) => providerId);
  const ask = async () => {
    try {
      const { asked } = await callApi(askForAccounts, { body: { providerIds: providerIds.slice(0, askedMax) } });
      showToast(missing.asked({ count: asked }));
      await revalidate();
    } catch (error) {
      const text = error instanceof ApiError ? error.message : String(error);
      await showMessage({ kind: "error", title: missing.askFailed, text });
    }
  };
  if (people.length === 0) return null;
  if (providerIds.length === 0) return <Text>{missing.allAsked}</Text>;
  return (
    <div className="desk-buttons">
      <Button loading={busy} onClick={() => void run(ask)}>
        {missing.ask({ count: Math.min(providerIds.length, askedMax) })}
      </Button>
    </div>
  );
}
