import { disableOneTimeCode, type EnrolledStaff, listEnrolledStaff } from "@hunarmand/api/staff/one-time-codes";
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { ReasonDialog } from "../../desk/decisions/reason-dialog.tsx";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import { DeskList } from "../../desk/lists/desk-list.tsx";
import { emailColumn, nameColumn } from "../../desk/person-columns.tsx";
import texts from "../../locales/en/security.json";
import { callApi, callPage } from "../../shared/calls/call-api.ts";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** For the Owner: which staff have one-time codes, and a reset for staff who lost their phone. */
export function TotpStaff({ first }: { first: Page<EnrolledStaff> }) {
  const { staff } = useMessages(texts);
  const { day, number } = useFormats();
  const { decide } = useDecision();
  const [ending, setEnding] = useState<EnrolledStaff>();
  const pages = useMorePages(first, (cursor) => callPage(listEnrolledStaff, { query: { cursor } }));
  const { columns } = staff;
  if (pages.items.length === 0) return <Text>{`${staff.none} ${staff.emptyText}`}</Text>;
  return (
    <>
      <DeskList
        pages={pages}
        texts={staff}
        keyOf={({ id }) => id}
        columns={[
          nameColumn(columns.name),
          emailColumn(columns.email),
          { id: "since", label: columns.since, cell: ({ enrolledDate }) => day(enrolledDate) },
          { id: "codesLeft", label: columns.codesLeft, cell: ({ recoveryCodesLeft }) => number(recoveryCodesLeft) },
          {
            id: "decision",
            label: columns.decision,
            isAction: true,
            cell: (person) => (
              <Button variant="default" onClick={() => setEnding(person)}>
                {staff.disable}
              </Button>
            ),
          },
        ]}
      />
      {ending && (
        <ReasonDialog
          title={staff.disableTitle({ name: ending.name })}
          text={staff.disableText}
          submitLabel={staff.disable}
          templates={staff.reasons}
          onSave={(reason) =>
            decide(() => callApi(disableOneTimeCode, { params: { id: ending.id }, body: { reason } }))
          }
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  );
}
