/** A browser in Pakistan, on every machine. */
const reader = { locale: "en-PK", timezoneId: "Asia/Karachi" };
/** Turns off animations, so that tests do not wait for them. */
const motion = { reducedMotion: "reduce" } as const;

/** A service worker would reply instead of the server. The test of the worker allows it. */
const worker = { serviceWorkers: "block" } as const;

/** For contexts that a test opens itself. */
export const browserOptions = { ...reader, ...motion, ...worker };
/** For contexts that Playwright opens. */
export const testOptions = { ...reader, ...worker, contextOptions: motion };
