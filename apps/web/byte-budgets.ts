/** Kilobytes (1,000 bytes) over the wire, compressed, of a public page with all that it asks for. */
export const pageBudgets: Readonly<Record<string, number>> = {
  "/home": 150,
};
/** Of public pages that are not named: most have a form. */
export const otherPageBudget = 190;

/** What a screen may load on top of /home: those of a job, and all others. Maps come later and are not counted. */
export const jobScreens = /^\/(?:jobs|requestedjobs|accept|jobcompletion|activejobs|completedjobs)/;
export const jobScreenBudget = 40;
export const screenBudgets: Readonly<Record<string, number>> = {
  // Draws charts.
  "/office/reports": 200,
};
export const otherScreenBudget = 60;

/** Modules that nobody needs before they have logged in: no page of a visitor may ask for a script that has one of them. */
export const signedInModules =
  /^apps\/web\/app\/(?:desk|staff|catalogue|payments|payouts|notices|reports|reviews|account\/identity|providers\/(?:office|identity-requests)|jobs\/(?:provider|office)|contracts\/(?:office|quotes)|inquiries\/office|shared\/notices)\/|signed-in-menu|live-(?:events|updates)/;
