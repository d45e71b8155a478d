/**
 * Kilobytes (1,000 bytes), compressed. Each stands a little above what is: who needs more raises a line here, and says why in the commit.
 */

/** A public page with all that it asks for. One with a form brings the schemas that it is checked by: some 40 KB. */
export const pageBudgets: Readonly<Record<string, number>> = {
  "/home": 152,
  "/admin-agents": 153,
  "/dispatch-rule": 153,
  "/faqs": 154,
  "/installations": 183,
  "/construction": 183,
  "/repairer": 183,
  "/specialists": 183,
  "/domestic": 183,
  "/jobs": 195,
  "/pending": 199,
  "/login": 198,
  "/phonelogin": 199,
  "/forgetpassword": 201,
  "/providers": 198,
  "/office/login": 203,
  "/office/invitation": 199,
  "/complains": 206,
  "/contact-us": 206,
  "/support": 206,
  "/careers": 207,
  "/signup": 213,
  "/jobs/new": 237,
};
export const otherPageBudget = 152;

/** What a screen loads for people who come to it from /home. Maps come later and are not counted. */
export const screenBudgets: Readonly<Record<string, number>> = {
  "/login": 53,
  "/phonelogin": 57,
  "/forgetpassword": 57,
  "/signup": 66,
  "/pending": 55,
  "/office/login": 58,
  "/office/invitation": 55,
  "/contact-us": 60,
  "/support": 60,
  "/careers": 61,
  "/complains": 61,
  "/providers": 52,
  "/contracts": 74,
  "/contracts/:id": 54,
  "/jobs": 52,
  "/jobs/new": 95,
  "/addresses": 36,
  "/profile": 56,
  "/editprofile": 51,
  "/notificationsettings": 54,
  "/signindetails": 63,
  "/yourdata": 56,
  "/changepassword": 54,
  "/creditcard": 55,
  "/walletpayments": 60,
  "/paymenthistory": 52,
  "/payment-history": 52,
  "/requestedjobs": 49,
  "/acceptjob": 50,
  "/acceptcustomerinfo": 54,
  "/acceptarrival/:id?": 53,
  "/acceptjobdetailssubmission/:id?": 74,
  "/jobcompletion/:id?": 70,
  "/activejobs": 58,
  "/completedjobs": 79,
  "/profilepicture": 54,
  "/payoutaccount": 59,
  "/jobs/:id": 84,
  "/jobs/:id/edit": 78,
  "/office": 88,
  "/office/contracts/:id": 154,
  "/office/customers/:id": 152,
  "/office/providers/:id": 161,
  "/office/reports": 208,
  "/office/quotes": 150,
};
export const otherScreenBudget = 52;
/** Tables, filters and forms on one screen, for people at desks. */
export const officeScreenBudget = 149;

/** Public addresses of people who have logged in, or are about to: what they alone need is what these pages are for. */
export const ownPages: readonly string[] = ["/jobs", "/jobs/new", "/pending", "/success"];

/** Modules that nobody needs before they have logged in: no page of a visitor may ask for a script that has one of them. */
export const signedInModules =
  /^apps\/web\/app\/(?:desk|staff|catalogue|payments|payouts|notices|reports|reviews|account\/identity|providers\/(?:office|identity-requests)|jobs\/(?:provider|office)|contracts\/(?:office|quotes)|inquiries\/office|shared\/(?:notices|layout\/own-work))\/|signed-in-menu|own-work|live-(?:events|updates)/;
