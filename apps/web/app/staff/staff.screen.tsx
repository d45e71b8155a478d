import { providerStatus } from "@hunarmand/api/providers/steps";
import { exportStaff } from "@hunarmand/api/reports/exports";
import { createStaff, listStaff, type StaffMember } from "@hunarmand/api/staff/staff";
import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { desks, mayCall } from "../desk/desks.ts";
import { Ago } from "../desk/lists/ago.tsx";
import { DeskFilters } from "../desk/lists/desk-filters.tsx";
import { DeskList } from "../desk/lists/desk-list.tsx";
import { StatusBadge } from "../desk/lists/status-badge.tsx";
import { emailColumn, nameColumn } from "../desk/person-columns.tsx";
import { requireDesk } from "../desk/require-desk.ts";
import office from "../locales/en/office.json";
import recordDesks from "../locales/en/record-desks.json";
import { callApi, callPage } from "../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../shared/calls/loaded.tsx";
import { type Page, useMorePages } from "../shared/calls/use-more-pages.ts";
import { CardSkeletons } from "../shared/lists/paged-list.tsx";
import { useSession } from "../shared/person/session.ts";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import { useFormats } from "../shared/texts/use-formats.ts";
import type { Route } from "./+types/staff.screen";
import { StaffActions } from "./staff-actions.tsx";
import { StaffForm } from "./staff-form.tsx";

export { shouldRevalidate } from "../desk/lists/table/table-view.ts";

export function meta() {
  return pageMeta({ title: getMessages(recordDesks).staff.title });
}

export function clientLoader() {
  requireDesk(listStaff);
  return { firstPage: startLoad(callPage(listStaff, { query: {} })) };
}

export default function StaffScreen({ loaderData: { firstPage } }: Route.ComponentProps) {
  const { staff } = useMessages(recordDesks);
  const role = useSession()?.role ?? "";
  const [adding, setAdding] = useState(false);
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Title order={1}>{staff.title}</Title>
        {mayCall(role, createStaff) && <Button onClick={() => setAdding(true)}>{staff.add}</Button>}
      </Group>
      <DeskFilters path={desks.staff.path} filters={[]} download={() => callApi(exportStaff)} />
      <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={staff.failed}>
        {(first) => <StaffList first={first} />}
      </Loaded>
      {adding && <StaffForm onClose={() => setAdding(false)} />}
    </Stack>
  );
}

function StaffList({ first }: { first: Page<StaffMember> }) {
  const { staff } = useMessages(recordDesks);
  const { roles } = useMessages(office).frame;
  const { day, number } = useFormats();
  const { columns } = staff;
  const pages = useMorePages(first, (cursor) => callPage(listStaff, { query: { cursor } }));
  return (
    <DeskList
      pages={pages}
      texts={staff}
      keyOf={({ id }) => id}
      columns={[
        nameColumn(columns.name),
        { id: "role", label: columns.role, cell: ({ role }) => roles[role] },
        emailColumn(columns.email),
        { id: "since", label: columns.since, cell: ({ createdDate }) => day(createdDate) },
        {
          id: "code",
          label: columns.code,
          cell: ({ hasOneTimeCode }) => (hasOneTimeCode ? staff.withCode : staff.withoutCode),
        },
        {
          id: "steps",
          label: columns.steps,
          cell: ({ steps, lastStepDate }) => (
            <>
              {number(steps)}
              {lastStepDate && (
                <>
                  {" "}
                  · <Ago at={lastStepDate} />
                </>
              )}
            </>
          ),
          value: ({ steps }) => steps,
        },
        {
          id: "state",
          label: columns.state,
          cell: (member) => <StaffState member={member} />,
        },
        { id: "decision", label: columns.decision, isAction: true, cell: (member) => <StaffActions member={member} /> },
      ]}
    />
  );
}

function StaffState({ member: { disabledDate, isInvited } }: { member: StaffMember }) {
  const { staff } = useMessages(recordDesks);
  const { day } = useFormats();
  if (disabledDate)
    return (
      <>
        <StatusBadge status={providerStatus.suspended} label={staff.dismissed} />
        <Text size="sm">{staff.dismissedOn({ day: day(disabledDate) })}</Text>
      </>
    );
  return (
    <StatusBadge
      status={isInvited ? providerStatus.pending : providerStatus.verified}
      label={isInvited ? staff.invited : staff.active}
    />
  );
}
