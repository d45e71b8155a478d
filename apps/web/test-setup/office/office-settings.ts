import type { OfficeSettings } from "@hunarmand/api/staff/staff";

/** The office's settings. A test changes what it needs. */
export const officeSettings: OfficeSettings = {
  ...{
    platformFeePercent: 10,
    plannedFee: null,
    offerRoundSize: 20,
    offerMinutes: 30,
    urgentOfferMinutes: 10,
    payoutApprovalAbovePkr: 500_000,
    payoutWeekday: 1,
    pricedCrewMax: 20,
    demandsSecondFactor: false,
    defaultLanguage: "en",
  },
  contact: { openingHours: "9am to 6pm" },
  visits: { days: [1, 2], opensAt: "09:00", closesAt: "18:00", slotMinutes: 30, peoplePerSlot: 2, bring: "Your CNIC." },
  walletAccounts: {},
  contractAccount: null,
  channels: {
    offers: { channels: ["push"], minutes: 2 },
    jobs: { channels: ["push"], minutes: 10 },
    money: { channels: ["push"], minutes: 60 },
    account: { channels: ["push"], minutes: 60 },
    contracts: { channels: ["push"], minutes: 60 },
    answers: { channels: ["push"], minutes: 60 },
  },
  erasing: { personDays: 30, documentDays: 2_192 },
  textBudget: { hour: 300, day: 2_000 },
  usualDayPrice: { fromPkr: 2_500, toPkr: 5_000 },
};
