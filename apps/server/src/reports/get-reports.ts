import type * as api from "@hunarmand/api/reports/reports";
import type { UseCase } from "../http/serve.ts";
import { makeReport } from "./make-report.ts";

export const getReports: UseCase<typeof api.getReports> = (services, _caller, { query }) => makeReport(services, query);
