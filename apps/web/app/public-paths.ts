/** Pages that need no login: written as HTML at build time. Every new public route joins this list. */
export const publicPaths = [
  "/home",
  "/login",
  "/signup",
  "/success",
  "/pending",
  "/office/login",
  "/jobs",
  "/jobs/new",
] as const;
