import { contractDurations, getContract } from "@hunarmand/api/contracts/contracts";
import { callApi } from "../../shared/calls/call-api.ts";
import { formatCnic } from "../../shared/forms/form-fields.tsx";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import type { ProposalStart } from "../contract-forms.ts";

export interface Again {
  id: string;
  /** Why the office refused it. Null for one that it did not refuse. */
  reason: string | null;
  values: Partial<ProposalStart>;
}

const asText = (value: number | null): string => (value === null ? "" : String(value));

/** Returns an earlier proposal of the caller, for a new one. What can no longer be asked for is empty. Undefined if it fails to load. */
export async function loadAgain(id: string): Promise<Again | undefined> {
  try {
    const { startDate, duration, ...contract } = await callApi(getContract, { params: { id } });
    const { contractorName, address, city, phoneNumber, projectName, availability, contractDetails } = contract;
    const values = {
      ...{ contractorName, address, city, phoneNumber, projectName, availability, contractDetails },
      cnic: formatCnic(contract.cnic),
      // That of a quote is none of the choices.
      duration: contractDurations.find((one) => one === duration) ?? "",
      handymen: asText(contract.handymen),
      durationDays: asText(contract.durationDays),
      expectedPrice: asText(contract.expectedPrice),
      startDate: startDate !== null && startDate >= toPakistanDay() ? startDate : "",
      trades: contract.trades,
    };
    return { id, reason: contract.statusReason, values };
  } catch {
    // The form is as useful without it.
    return undefined;
  }
}
