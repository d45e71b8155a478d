const moments = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Karachi",
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
  hour12: true,
});

/** A time in Pakistan's time zone and usual format. */
export const formatMoment = (time: string | undefined): string => (time ? moments.format(new Date(time)) : "");
