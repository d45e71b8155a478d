import type { ReplyOf } from "@hunarmand/api/call";
import { listInquiries } from "@hunarmand/api/inquiries/office";
import { Ago } from "../../desk/lists/ago.tsx";
import { DeskList } from "../../desk/lists/desk-list.tsx";
import { StatusBadge } from "../../desk/lists/status-badge.tsx";
import { LoadedPart } from "../../desk/loaded-part.tsx";
import texts from "../../locales/en/desks.json";
import { callPage } from "../../shared/calls/call-api.ts";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { useMessages } from "../../shared/texts/messages.ts";

type Inquiry = ReplyOf<typeof listInquiries>[number];

/** Messages that this person sent while logged in. The inquiries' desk answers them. */
export function CustomerInquiries({ accountId }: { accountId: string }) {
  const { inquiries } = useMessages(texts);
  return (
    <LoadedPart
      of={accountId}
      load={(id) => callPage(listInquiries, { query: { accountId: id } })}
      failed={inquiries.failed}
    >
      {(first) => <InquiriesOfCustomer accountId={accountId} first={first} />}
    </LoadedPart>
  );
}

function InquiriesOfCustomer({ accountId, first }: { accountId: string; first: Page<Inquiry> }) {
  const { inquiries } = useMessages(texts);
  const { columns, statuses, kinds } = inquiries;
  const pages = useMorePages(first, (cursor) => callPage(listInquiries, { query: { accountId, cursor } }));
  return (
    <DeskList
      narrow
      pages={pages}
      texts={inquiries}
      keyOf={({ id }) => id}
      columns={[
        { id: "kind", label: columns.kind, cell: ({ kind }) => kinds[kind] },
        {
          id: "status",
          label: columns.status,
          cell: ({ status }) => <StatusBadge status={status} label={statuses[status]} />,
        },
        {
          id: "message",
          label: columns.message,
          cell: ({ message }) => (
            <div className="desk-text" dir="auto">
              {message}
            </div>
          ),
        },
        { id: "received", label: columns.received, cell: ({ createdDate }) => <Ago at={createdDate} /> },
      ]}
    />
  );
}
