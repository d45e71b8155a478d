const someId = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11";

/** Cursors that no list of the portal has returned. */
export const strangePlaces = [
  `1_${"-".repeat(36)}`,
  `1_${"a".repeat(36)}`,
  `1_${someId.replaceAll("-", "0")}`,
  `1_job:${"-".repeat(36)}`,
  `1_5:1:${"-".repeat(36)}`,
  `1_9999999999:1:${someId}`,
  "1_",
  "1_999999999999999999999",
  "_1",
  "x",
  "",
  "\0",
  `-1_${someId}`,
  `${"9".repeat(30)}_${someId}`,
];

/** Well-formed cursors far from all rows: in the year 33658, or of an id that no row has. */
export const farPlaces = [
  `999999999999999_${someId}`,
  `0_${someId}`,
  "999999999999999_999999999999999",
  `0_job:${someId}`,
  `0_0:0:${someId}`,
  `999999999999999_999999999:0:${someId}`,
];

export const toCursor = (place: string): string => Buffer.from(place).toString("base64url");
