/**
 * Kilobytes (1,000 bytes), compressed. Each stands a little above what is: who needs more raises a line here, and says why in the commit.
 */

/** A public page with all that it asks for. One with a form brings the schemas that it is checked by: some 40 KB. */
export const pageBudgets: Readonly<Record<string, number>> = {
  "/home": 151,
  "/admin-agents": 153,
  "/dispatch-rule": 153,
  "/faqs": 154,
  "/installations": 183,
  "/construction": 183,
  "/repairer": 183,
  "/specialists": 183,
  "/domestic": 183,
  "/jobs": 195,
  "/pending": 197,
  "/login": 197,
  "/phonelogin": 199,
  "/forgetpassword": 200,
  "/providers": 198,
  "/office/login": 201,
  "/office/invitation": 199,
  "/complains": 203,
  "/contact-us": 204,
  "/support": 204,
  "/careers": 205,
  "/signup": 210,
  "/jobs/new": 228,
};
export const otherPageBudget = 152;

/** What a screen loads for people who come to it from /home. Maps come later and are not counted. */
export const screenBudgets: Readonly<Record<string, number>> = {
  "/login": 52,
  "/phonelogin": 57,
  "/forgetpassword": 57,
  "/signup": 64,
  "/pending": 55,
  "/office/login": 58,
  "/office/invitation": 55,
  "/contact-us": 59,
  "/support": 59,
  "/careers": 60,
  "/complains": 60,
  "/providers": 52,
  "/contracts": 70,
  "/jobs": 52,
  "/jobs/new": 86,
  "/profile": 53,
  "/editprofile": 51,
  "/notificationsettings": 54,
  "/signindetails": 61,
  "/changepassword": 54,
  "/creditcard": 55,
  "/walletpayments": 60,
  "/paymenthistory": 51,
  "/payment-history": 51,
  "/requestedjobs": 49,
  "/acceptjob": 50,
  "/acceptcustomerinfo": 52,
  "/acceptarrival/:id?": 55,
  "/acceptjobdetailssubmission/:id?": 75,
  "/jobcompletion/:id?": 72,
  "/activejobs": 56,
  "/completedjobs": 75,
  "/profilepicture": 53,
  "/payoutaccount": 59,
  "/jobs/:id": 91,
  "/jobs/:id/edit": 73,
  "/office": 80,
  "/office/providers/:id": 152,
  "/office/reports": 200,
  "/office/quotes": 144,
};
export const otherScreenBudget = 52;
/** Tables, filters and forms on one screen, for people at desks. */
export const officeScreenBudget = 144;

/** Public addresses of people who have logged in, or are about to: what they alone need is what these pages are for. */
export const ownPages: readonly string[] = ["/jobs", "/jobs/new", "/pending", "/success"];

/** Modules that nobody needs before they have logged in: no page of a visitor may ask for a script that has one of them. */
export const signedInModules =
  /^apps\/web\/app\/(?:desk|staff|catalogue|payments|payouts|notices|reports|reviews|account\/identity|providers\/(?:office|identity-requests)|jobs\/(?:provider|office)|contracts\/(?:office|quotes)|inquiries\/office|shared\/(?:notices|layout\/own-work))\/|signed-in-menu|own-work|live-(?:events|updates)/;
