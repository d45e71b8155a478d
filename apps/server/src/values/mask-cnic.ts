const shownDigits = 4;

/** Lists and overviews only show the last four digits. */
export const maskCnic = (cnic: string): string => cnic.slice(-shownDigits).padStart(cnic.length, "*");
