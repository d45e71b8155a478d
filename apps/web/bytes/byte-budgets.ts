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
  "/forgetpassword": 202,
  "/providers": 198,
  "/office/login": 203,
  "/office/invitation": 199,
  "/complains": 206,
  "/contact-us": 206,
  "/support": 206,
  "/careers": 208,
  "/signup": 213,
  "/jobs/new": 237,
};
export const otherPageBudget = 152;

/** What a screen loads for people who come to it from /home. Maps come later and are not counted. */
export const screenBudgets: Readonly<Record<string, number>> = {
  "/login": 53,
  "/phonelogin": 57,
  "/forgetpassword": 58,
  "/signup": 67,
  "/pending": 55,
  "/office/login": 59,
  "/office/invitation": 56,
  "/contact-us": 61,
  "/support": 60,
  "/careers": 61,
  "/complains": 62,
  "/providers": 52,
  "/contracts": 75,
  "/contracts/:id": 54,
  "/jobs": 52,
  "/jobs/new": 95,
  "/addresses": 37,
  "/profile": 57,
  "/editprofile": 54,
  "/notificationsettings": 54,
  "/signindetails": 65,
  "/yourdata": 56,
  "/changepassword": 55,
  "/creditcard": 55,
  "/walletpayments": 61,
  "/paymenthistory": 53,
  "/payment-history": 53,
  "/requestedjobs": 49,
  "/acceptjob": 51,
  "/acceptcustomerinfo": 55,
  "/acceptarrival/:id?": 56,
  "/acceptjobdetailssubmission/:id?": 74,
  "/jobcompletion/:id?": 70,
  "/activejobs": 59,
  "/completedjobs": 80,
  "/profilepicture": 54,
  "/payoutaccount": 61,
  "/jobs/:id": 85,
  "/jobs/:id/edit": 79,
  "/office": 89,
  "/office/received-payments": 150,
  "/office/contracts/:id": 154,
  "/office/customers/:id": 152,
  "/office/providers/:id": 161,
  "/office/reports": 209,
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
