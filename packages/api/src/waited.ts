/**
 * The header of a call that waited on the device for a network: how many seconds ago its sender did it (docs/product.md J28). The server
 * writes its own time, and this one beside it as a claim.
 */
export const waitedHeader = "x-waited-seconds";

/** 30 days: how long a call may have waited. */
export const waitedSecondsMax = 2_592_000;
