/** A browser in Pakistan, on every machine. */
const reader = { locale: "en-PK", timezoneId: "Asia/Karachi" };
/** Turns off animations, so that tests do not wait for them. */
const motion = { reducedMotion: "reduce" } as const;

/** For contexts that a test opens itself. */
export const browserOptions = { ...reader, ...motion };
/** For contexts that Playwright opens. */
export const testOptions = { ...reader, contextOptions: motion };
