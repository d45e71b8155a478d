import { noWishes } from "./asked-crew.ts";

const at = "2026-03-02T08:00:00.000Z";

export const activeContractId = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a22";

/** Its payments, which the page of the office loads beside it: no price was agreed. */
export const unpriced = { body: { money: null, acceptedDay: null, canPlan: false, canEnter: false } };

/** What is paid of a contract: 400 of 1,000, with a part that is late. */
export const partlyPaid = {
  ...{ price: 1_000, absent: { halfDays: 0, amount: 0 }, paid: 400, left: 600, owed: 0, plannedDate: at },
  next: { day: "2026-03-01", amount: 100, isOverdue: true },
  parts: [
    { day: "2026-03-01", amount: 500, off: 0, left: 100 },
    { day: "2026-04-01", amount: 500, off: 0, left: 500 },
  ],
  payments: [
    {
      ...{ id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a21", amount: 400, day: "2026-03-01", way: "bank" },
      ...{ reference: "TRX-9", voidedDate: null, voidReason: null },
    },
    {
      ...{ id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a22", amount: 40, day: "2026-02-28", way: "cash" },
      ...{ reference: null, voidedDate: at, voidReason: "Entered twice." },
    },
  ],
};

/** A contract in work, as the office's page shows it. */
export const activeContract = {
  ...{ id: activeContractId, projectName: "Warehouse roof", contractorName: "Tahir Builders" },
  ...{ address: "Plot 8", city: "Lahore", phoneNumber: "03041234567", cnicMasked: "*********4567" },
  ...{ availability: "Day", duration: "6 months", contractDetails: "Ten masons", email: "contractor@example.pk" },
  ...{ status: "Active", statusReason: null, requestedDate: at, completionDate: null, nextSteps: ["complete"] },
  ...{ ...noWishes, history: [], quote: null, complaints: 0 },
};
