import type { JobPosting } from "../shared/texts/structured-data.ts";

interface Opening extends Pick<JobPosting, "datePosted" | "validThrough" | "employmentType" | "cities"> {
  position: "handyman" | "csr" | "marketing";
}

/** The three openings of the careers page. Their texts are in the message catalogue under `position`. */
export const openings: readonly Opening[] = [
  {
    position: "handyman",
    employmentType: "FULL_TIME",
    cities: ["Lahore", "Karachi", "Islamabad"],
    datePosted: "2026-11-02",
    validThrough: "2027-05-31",
  },
  {
    position: "csr",
    employmentType: "PART_TIME",
    cities: [],
    datePosted: "2026-11-02",
    validThrough: "2027-05-31",
  },
  {
    position: "marketing",
    employmentType: "FULL_TIME",
    cities: ["Karachi"],
    datePosted: "2026-11-02",
    validThrough: "2027-05-31",
  },
];
