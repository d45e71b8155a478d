/** Pages that need no login, prerendered as HTML at build time. Every new public route is added here. */
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
  "/getquote",
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

/** Steps of a process, and logins of staff: search engines should not list them. */
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

/** The paths in sitemap.xml. */
export const listedPaths: readonly string[] = publicPaths.filter((path) => !unlistedPaths.includes(path));
