import "./audit.css";
import type { AuditEntry } from "@hunarmand/api/staff/audit/audit";
import { auditSubjects, type AuditSubject as Subject } from "@hunarmand/api/staff/audit/audit-subjects";
import { Anchor, Table } from "@mantine/core";
import { Link } from "react-router";
import { desks } from "../../desk/desks.ts";
import recordDesks from "../../locales/en/record-desks.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { compareRecords } from "./audit-fields.ts";

/** Subjects that have their own page. */
const pages: Readonly<Partial<Record<Subject, string>>> = {
  job: desks.jobs.path,
  review: desks.jobs.path,
  provider: desks.providers.path,
  customer: desks.customers.path,
  contract: desks.contracts.path,
  "payout-batch": desks.payouts.path,
};

const isSubject = (type: string): type is Subject => auditSubjects.some((subject) => subject === type);

export function AuditSubject({ entry: { subjectType, subjectId } }: { entry: AuditEntry }) {
  const { subjects } = useMessages(recordDesks).audit;
  const names: Readonly<Record<Subject, string>> = subjects;
  const isNamed = isSubject(subjectType);
  const name = isNamed ? names[subjectType] : subjectType;
  const page = isNamed && pages[subjectType];
  return (
    <>
      {page ? (
        <Anchor component={Link} to={`${page}/${subjectId}`} inherit>
          {name}
        </Anchor>
      ) : (
        name
      )}
      <br />
      <small className="ltr audit-id">{subjectId}</small>
    </>
  );
}

/** A stored value in its own direction, because people may have written it. */
function AuditValue({ of: value }: { of: string | undefined }) {
  const { nothing } = useMessages(recordDesks).audit;
  return value === undefined ? nothing : <bdi>{value}</bdi>;
}

/** The fields that a step changed, shown on a click. */
export function AuditChange({ entry: { before, after } }: { entry: AuditEntry }) {
  const { show, ...texts } = useMessages(recordDesks).audit;
  const fields = compareRecords(before, after);
  return (
    <details>
      <Anchor component="summary" inherit className="tall-link" data-opens>
        {show}
      </Anchor>
      <Table withTableBorder aria-label={texts.columns.change}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.field}</Table.Th>
            <Table.Th>{texts.before}</Table.Th>
            <Table.Th>{texts.after}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {fields.map((field) => (
            <Table.Tr key={field.name}>
              <Table.Th>{field.name}</Table.Th>
              <Table.Td className="audit-value">
                <AuditValue of={field.before} />
              </Table.Td>
              <Table.Td className="audit-value">
                <AuditValue of={field.after} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </details>
  );
}
