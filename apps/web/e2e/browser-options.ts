/** A reader in Pakistan, wherever the tests run. */
const reader = { locale: "en-PK", timezoneId: "Asia/Karachi" };
/** Nobody waits for dialogs to glide in. */
const motion = { reducedMotion: "reduce" } as const;

/** For a context that a test opens itself. */
export const browserOptions = { ...reader, ...motion };
/** The same for those that Playwright opens. */
export const testOptions = { ...reader, contextOptions: motion };
