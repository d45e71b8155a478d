import { noWishes } from "./asked-crew.ts";

const at = "2026-03-02T08:00:00.000Z";

export const activeContractId = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a22";

/** A contract in work, as the office's page shows it. */
export const activeContract = {
  ...{ id: activeContractId, projectName: "Warehouse roof", contractorName: "Tahir Builders" },
  ...{ address: "Plot 8", city: "Lahore", phoneNumber: "03041234567", cnicMasked: "*********4567" },
  ...{ availability: "Day", duration: "6 months", contractDetails: "Ten masons", email: "contractor@example.pk" },
  ...{ status: "Active", statusReason: null, requestedDate: at, completionDate: null, nextSteps: ["complete"] },
  ...{ ...noWishes, history: [], quote: null, complaints: 0 },
};
