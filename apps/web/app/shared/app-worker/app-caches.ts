/**
 * The caches of the service worker. Those that begin with "app-" have files of the build and recorded sentences, which
 * are the same for everybody, and stay at a logout. The pages show where somebody has been, and go.
 */
export const appCaches = {
  shell: "app-shell",
  screens: "app-screens",
  files: "app-files",
  recordings: "app-recordings",
  pages: "pages",
} as const;
