/** Pages that need no login: written as HTML at build time. Every new public route joins this list. */
export const publicPaths = [
  "/home",
  "/login",
  "/phonelogin",
  "/forgetpassword",
  "/signup",
  "/success",
  "/pending",
  "/office/login",
  "/office/invitation",
  "/installations",
  "/construction",
  "/repairer",
  "/specialists",
  "/domestic",
  "/jobs",
  "/jobs/new",
  "/contact-us",
  "/about-us",
  "/subscription",
  "/careers",
  "/faqs",
  "/support",
  "/termsconditions",
  "/complains",
  "/admin-agents",
  "/providers",
  "/dispatch-rule",
] as const;

/** Steps on somebody's way and doors for staff: nothing that a search should end at. */
const unlistedPaths: readonly string[] = [
  "/login",
  "/phonelogin",
  "/forgetpassword",
  "/success",
  "/pending",
  "/office/login",
  "/office/invitation",
  "/jobs/new",
  "/subscription",
];

/** What sitemap.xml names. */
export const listedPaths: readonly string[] = publicPaths.filter((path) => !unlistedPaths.includes(path));
