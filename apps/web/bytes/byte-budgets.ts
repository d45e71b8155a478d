/** Public pages with forms. Other public pages may not contain one. */
const pagesWithForms: readonly string[] = [
  ...["/signup", "/login", "/phonelogin", "/forgetpassword", "/office/login", "/office/invitation"],
  ...["/installations", "/construction", "/repairer", "/specialists", "/domestic", "/providers"],
  ...["/jobs", "/jobs/new", "/getquote", "/pending", "/complains"],
];

/** Kilobytes (1,000 bytes), compressed. A commit that raises one gives the reason. */
export const budgets = {
  /** /home with all its files: the page that most people see first, with the way for handymen in sight below the search. */
  home: 161.7,
  /** Public pages without forms, or whose form is loaded when it becomes visible. */
  publicPages: 168.5,
  /** Public pages with forms: schemas and fields are some 40 KB. A posting shows what the words of a search may mean beside its price. */
  publicForms: 240.3,
  /** /signup until its first step works. Handymen open it with one bar of network, where 12 KB are a second: its long form comes later. */
  signup: 219.3,
  /**
   * What the screens of customers and providers load after /home, with when to set out and the cash as it was paid. Maps load later and are not
   * counted.
   */
  phoneScreens: 96.5,
  /**
   * What the office's screens load after /home: tables, filters and forms for people at desks, and the shadow at the edge of a table that goes on.
   */
  officeScreens: 167.6,
  /** What every page loads some seconds later to follow the service worker. */
  worker: 3,
  /** The one screen with charts. */
  officeReports: 216.5,
};

/** Returns the budget of a public page that is opened by its address. */
export function findPageBudget(path: string): number {
  if (path === "/home") return budgets.home;
  if (path === "/signup") return budgets.signup;
  return pagesWithForms.includes(path) ? budgets.publicForms : budgets.publicPages;
}

/** Returns the budget of a screen that is opened from /home. */
export function findScreenBudget(path: string): number {
  if (path === "/office/reports") return budgets.officeReports;
  return path.startsWith("/office") ? budgets.officeScreens : budgets.phoneScreens;
}

/** Public addresses for people who are logged in or will log in: these pages may contain what only they need. */
export const ownPages: readonly string[] = ["/jobs", "/jobs/new", "/getquote", "/pending", "/success"];

/** Modules that are needed only after the login: no visitors' page may load a script with one of them. */
export const signedInModules =
  /^apps\/web\/app\/(?:desk|staff|catalogue|recordings|payments|payouts|notices|reports|reviews|account\/identity|providers\/(?:office|identity-requests)|jobs\/(?:provider|office)|contracts\/(?:office|quotes)|inquiries\/office|shared\/(?:notices|layout\/own-work))\/|signed-in-menu|own-work|live-(?:events|updates)/;
