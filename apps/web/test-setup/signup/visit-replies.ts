/** The reply about an applicant's visit to the office before they have booked one. */
export const noVisit = {
  visit: null,
  came: false,
  slots: [] as readonly string[],
  bring: "Your CNIC",
  usualDecisionDays: null,
  visitMinutes: 15,
  officeKilometers: null,
};
