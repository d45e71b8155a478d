/**
 * Kilobytes (1,000 bytes), compressed. Each stands a little above what is: who needs more raises a line here, and says why in the commit.
 */

/** A public page with all that it asks for. One with a form brings the schemas that it is checked by, some 40 KB, unless they come when somebody gets there. */
export const pageBudgets: Readonly<Record<string, number>> = {
  "/home": 152,
  "/admin-agents": 155,
  "/dispatch-rule": 155,
  "/faqs": 156,
  "/installations": 182,
  "/construction": 182,
  "/repairer": 182,
  "/specialists": 182,
  "/domestic": 182,
  "/jobs": 189,
  "/pending": 201,
  "/login": 209,
  "/phonelogin": 202,
  "/forgetpassword": 205,
  "/providers": 198,
  "/office/login": 205,
  "/office/invitation": 198,
  "/complains": 199,
  "/contact-us": 160,
  "/support": 159,
  "/careers": 161,
  "/signup": 215,
  "/jobs/new": 230,
};
export const otherPageBudget = 155;

/** What a screen loads for people who come to it from /home. Maps come later and are not counted. */
export const screenBudgets: Readonly<Record<string, number>> = {
  "/login": 64,
  "/phonelogin": 58,
  "/forgetpassword": 61,
  "/signup": 68,
  "/pending": 57,
  "/office/login": 60,
  "/office/invitation": 56,
  "/contact-us": 15,
  "/support": 15,
  "/careers": 15,
  "/complains": 56,
  "/providers": 51,
  "/contracts": 68,
  "/contracts/:id": 61,
  "/jobs": 45,
  "/jobs/new": 87,
  "/addresses": 38,
  "/profile": 58,
  "/editprofile": 60,
  "/notificationsettings": 49,
  "/signindetails": 61,
  "/yourdata": 37,
  "/changepassword": 56,
  "/creditcard": 59,
  "/walletpayments": 61,
  "/paymenthistory": 56,
  "/payment-history": 56,
  "/requestedjobs": 48,
  "/acceptjob": 50,
  "/acceptcustomerinfo": 56,
  "/acceptarrival/:id?": 54,
  "/acceptjobdetailssubmission/:id?": 71,
  "/jobcompletion/:id?": 69,
  "/activejobs": 59,
  "/completedjobs": 79,
  "/earnings": 54,
  "/profilepicture": 58,
  "/payoutaccount": 59,
  "/jobs/:id": 79,
  "/jobs/:id/edit": 75,
  "/office": 85,
  "/office/received-payments": 142,
  "/office/contracts/:id": 141,
  "/office/customers/:id": 143,
  "/office/providers/:id": 150,
  "/office/reports": 202,
  "/office/quotes": 142,
};
export const otherScreenBudget = 52;
/** Tables, filters and forms on one screen, for people at desks. */
export const officeScreenBudget = 142;

/** Public addresses of people who have logged in, or are about to: what they alone need is what these pages are for. */
export const ownPages: readonly string[] = ["/jobs", "/jobs/new", "/pending", "/success"];

/** Modules that nobody needs before they have logged in: no page of a visitor may ask for a script that has one of them. */
export const signedInModules =
  /^apps\/web\/app\/(?:desk|staff|catalogue|payments|payouts|notices|reports|reviews|account\/identity|providers\/(?:office|identity-requests)|jobs\/(?:provider|office)|contracts\/(?:office|quotes)|inquiries\/office|shared\/(?:notices|layout\/own-work))\/|signed-in-menu|own-work|live-(?:events|updates)/;
