/** What a quote asks for, before the office answers. */
export const askedCrew = {
  ...{
    totalHandymen: 10,
    exactHandymen: null,
    durationDays: null,
    startDate: null,
    crew: [],
    duration: "1 Month",
    city: "Lahore",
  },
  ...{ phone: "03041234567", details: null, note: null, contractId: null },
  ...{ payTime: null, objection: null, objectionWords: null, ownPrice: null },
  ...{ validUntil: "2036-03-09T18:00:00.000Z", requestedDate: "2026-03-02T08:00:00.000Z", promisedDate: null },
};

/** A contract whose owner left everything open that may stay empty. */
export const noWishes = {
  ...{ handymen: null, durationDays: null, agreedPrice: null, expectedPrice: null, startDate: null, trades: [] },
  ...{ quote: null, money: null },
};
