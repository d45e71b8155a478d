const shownDigits = 4;

/** Only the last four digits show in lists and overviews. */
export const maskCnic = (cnic: string): string => cnic.slice(-shownDigits).padStart(cnic.length, "*");
