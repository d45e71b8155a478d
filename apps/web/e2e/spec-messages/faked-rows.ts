import { contractRows, formRows, resetRows } from "./faked-form-rows.ts";
import { fetchRows, jobRows } from "./faked-job-rows.ts";
import type { FakedRow } from "./faked-row.ts";

export const fakedRows: readonly FakedRow[] = [...formRows, ...resetRows, ...contractRows, ...fetchRows, ...jobRows];
