/** A reader in Pakistan, wherever the tests run. */
export const browserOptions = { locale: "en-PK", timezoneId: "Asia/Karachi" };
