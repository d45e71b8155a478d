import type { ContractRecord } from "@hunarmand/api/contracts/contracts";
import { callApi } from "../../shared/calls/call-api.ts";
import { readOwnEmail } from "../../shared/contracts/own-email.ts";
import { formatCnic } from "../../shared/forms/form-fields.tsx";
import { readOwnName } from "../../shared/person/session.ts";
import { loadOwnPhone } from "../quotes/load-own-phone.ts";
import { lists } from "../sections.ts";

/** What a contractor would type again for each proposal. A new project is at another site, with another address. */
export type Company = Pick<ContractRecord, "contractorName" | "phoneNumber" | "cnic">;

/** Returns the company of the caller's last proposal, else their own name and number; nothing if these fail to load. */
export async function loadCompany(): Promise<Company | undefined> {
  const query = { email: readOwnEmail(), limit: 1 };
  try {
    const pages = await Promise.all(Object.values(lists).map((list) => callApi(list, { query })));
    const records = pages.flatMap(({ data }) => data);
    const last = records.toSorted((one, other) => other.requestedDate.localeCompare(one.requestedDate))[0];
    if (!last) return { contractorName: readOwnName(), phoneNumber: await loadOwnPhone(), cnic: "" };
    const { contractorName, phoneNumber, cnic } = last;
    return { contractorName, phoneNumber, cnic: formatCnic(cnic) };
  } catch {
    // The form is as useful without it.
    return undefined;
  }
}
