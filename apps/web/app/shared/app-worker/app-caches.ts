/**
 * The caches of the service worker. The first three have files of the build, which are the same for everybody, and stay
 * at a logout. The pages show where somebody has been, and go.
 */
export const appCaches = {
  shell: "app-shell",
  screens: "app-screens",
  files: "app-files",
  pages: "app-pages",
} as const;

/** Workbox notes here when each file of the cache was last used. */
export const fileTimesDatabase = "workbox-expiration";

/** What stays at a logout: the same for everybody. */
export const sharedStores: readonly string[] = [appCaches.shell, appCaches.screens, appCaches.files, fileTimesDatabase];
