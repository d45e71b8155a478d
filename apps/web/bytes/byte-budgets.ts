/** Public pages with forms; a public page that is not named here has to do without. */
const pagesWithForms: readonly string[] = [
  ...["/signup", "/login", "/phonelogin", "/forgetpassword", "/office/login", "/office/invitation"],
  ...["/installations", "/construction", "/repairer", "/specialists", "/domestic", "/providers"],
  ...["/jobs", "/jobs/new", "/pending", "/complains"],
];

/** Kilobytes (1,000 bytes), compressed. Each is a little above the largest of its kind; a commit that raises one says why. */
export const budgets = {
  /** /home with all that it asks for: the page that most people see first. */
  home: 156,
  /** Public pages without forms, or whose form comes when somebody scrolls to it. */
  publicPages: 163,
  /** Public pages with forms: schemas and fields are some 40 KB. */
  publicForms: 235,
  /** What the screens of customers and providers load after /home. Maps come later and are not counted. */
  phoneScreens: 90,
  /** What the office's screens load after /home: tables, filters and forms for people at desks. */
  officeScreens: 155,
  /** The one screen with charts. */
  officeReports: 207,
};

/** The budget of a public page that somebody opens by its address. */
export function findPageBudget(path: string): number {
  if (path === "/home") return budgets.home;
  return pagesWithForms.includes(path) ? budgets.publicForms : budgets.publicPages;
}

/** The budget of a screen for people who come to it from /home. */
export function findScreenBudget(path: string): number {
  if (path === "/office/reports") return budgets.officeReports;
  return path.startsWith("/office/") ? budgets.officeScreens : budgets.phoneScreens;
}

/** Public addresses of people who have logged in, or are about to: what they alone need is what these pages are for. */
export const ownPages: readonly string[] = ["/jobs", "/jobs/new", "/pending", "/success"];

/** Modules that nobody needs before they have logged in: no page of a visitor may ask for a script that has one of them. */
export const signedInModules =
  /^apps\/web\/app\/(?:desk|staff|catalogue|payments|payouts|notices|reports|reviews|account\/identity|providers\/(?:office|identity-requests)|jobs\/(?:provider|office)|contracts\/(?:office|quotes)|inquiries\/office|shared\/(?:notices|layout\/own-work))\/|signed-in-menu|own-work|live-(?:events|updates)/;
