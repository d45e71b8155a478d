import type * as api from "@hunarmand/api/reports/reports";
import { writeAudit } from "../domain/audit/audit.queries.ts";
import { makeCsv, nameColumn } from "../http/replies/csv-reply.ts";
import type { UseCase } from "../http/serve.ts";
import { makeReport } from "./make-report.ts";

export const exportReports: UseCase<typeof api.exportReports> = async (services, caller, { query, language }) => {
  const { table, ...wish } = query;
  const report = await makeReport(services, wish);
  const { from, to, by } = report;
  await writeAudit(services.db, {
    at: services.clock.now(),
    actorId: caller.accountId,
    action: "export.reports",
    subjectType: "export",
    subjectId: "reports",
    after: { table, from, to, by },
  });
  const rows = report[table].map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [nameColumn(name, language), String(value ?? "")])),
  );
  return makeCsv(`reports-${table}-${from}-${to}.csv`, rows);
};
