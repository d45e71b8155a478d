import { providerStatus } from "@hunarmand/api/providers/steps";
import { islamabad, rawalpindi, type Someone } from "./town-people.ts";

export interface TownProvider extends Someone {
  fatherName: string;
  place: readonly [city: "Islamabad" | "Rawalpindi", area: string];
  category: string;
  skills: readonly [string, ...string[]];
  experienceYears: number;
  /** How many customers have rated their work, and the average. */
  reviews: number;
  rating: number;
  status:
    | typeof providerStatus.verified
    | typeof providerStatus.pending
    | typeof providerStatus.sentBack
    | typeof providerStatus.suspended;
  statusReason?: string;
  papers?: true;
  /** A number that another provider also has. */
  phoneAlt?: string;
}

const verified = { status: providerStatus.verified, papers: true } as const;

const installations = "Installations";
const construction = "Construction";
const repairers = "Maintenance and Repairers";
const specialists = "Specialists";
const domestic = "Domestic Staff";

/** The ones whom the desks meet: their jobs, papers and cases name them by their place in this list. */
export const townProviders: readonly TownProvider[] = [
  {
    ...{
      ...verified,
      number: 1,
      name: ["Zahid", "Mehmood"],
      fatherName: "Mehmood Akhtar",
      place: rawalpindi("Saddar"),
    },
    ...{
      category: repairers,
      skills: ["Plumbing Repair", "Geyser Repair"] as const,
      experienceYears: 7,
      reviews: 40,
      rating: 5,
    },
  },
  {
    ...{ ...verified, number: 2, name: ["Imran", "Haider"], fatherName: "Haider Ali", place: islamabad("G-11") },
    ...{
      category: repairers,
      skills: ["Electrical Repair", "UPS and Inverter Repair", "Plumbing Repair"] as const,
      experienceYears: 6,
      reviews: 24,
      rating: 4,
    },
  },
  {
    ...{ ...verified, number: 3, name: ["Naeem", "Abbasi"], fatherName: "Abdul Rauf", place: islamabad("F-11") },
    ...{
      category: repairers,
      skills: ["AC Repair and Service", "Refrigerator Repair"] as const,
      experienceYears: 5,
      reviews: 18,
      rating: 4,
    },
  },
  {
    ...{
      ...verified,
      number: 4,
      name: ["Ghulam", "Rasool"],
      fatherName: "Allah Ditta",
      place: rawalpindi("Satellite Town"),
    },
    ...{
      category: construction,
      skills: ["Masonry", "Plastering"] as const,
      experienceYears: 7,
      reviews: 15,
      rating: 4,
    },
  },
  {
    ...{ ...verified, number: 5, name: ["Asif", "Mughal"], fatherName: "Mughal Khan", place: islamabad("I-10") },
    ...{
      category: construction,
      skills: ["House Painting", "False Ceiling Work"] as const,
      experienceYears: 4,
      reviews: 12,
      rating: 5,
    },
  },
  {
    ...{
      ...verified,
      number: 6,
      name: ["Tahir", "Awan"],
      fatherName: "Muhammad Aslam",
      place: rawalpindi("Chaklala Scheme 3"),
    },
    ...{ category: construction, skills: ["Carpentry"] as const, experienceYears: 6, reviews: 9, rating: 3 },
  },
  {
    ...{ ...verified, number: 7, name: ["Waqas", "Satti"], fatherName: "Yaqoob Satti", place: islamabad("G-13") },
    ...{
      category: specialists,
      skills: ["Deep Cleaning", "Sofa and Carpet Cleaning"] as const,
      experienceYears: 3,
      reviews: 8,
      rating: 5,
    },
  },
  {
    ...{
      ...verified,
      number: 8,
      name: ["Shahid", "Qureshi"],
      fatherName: "Bashir Qureshi",
      place: rawalpindi("Westridge 1"),
    },
    ...{
      category: specialists,
      skills: ["Water Tank Cleaning", "Leak Detection"] as const,
      experienceYears: 5,
      reviews: 6,
      rating: 4,
    },
  },
  {
    ...{ ...verified, number: 9, name: ["Rubina", "Kausar"], fatherName: "Muhammad Sharif", place: islamabad("F-8") },
    ...{ category: domestic, skills: ["Cooking", "Housekeeping"] as const, experienceYears: 4, reviews: 5, rating: 5 },
  },
  {
    ...{ ...verified, number: 10, name: ["Akram", "Masih"], fatherName: "Yousaf Masih", place: islamabad("E-11") },
    ...{ category: domestic, skills: ["Gardening", "Driving"] as const, experienceYears: 2, reviews: 3, rating: 4 },
  },
  {
    ...{
      number: 11,
      name: ["Hamza", "Tariq"],
      fatherName: "Tariq Javed",
      place: islamabad("G-10"),
      status: providerStatus.pending,
      papers: true,
    },
    ...{
      category: installations,
      skills: ["CCTV and Security Installation"] as const,
      experienceYears: 2,
      reviews: 0,
      rating: 0,
    },
  },
  {
    // The same person a second time, with the same name, father's name and number.
    ...{
      number: 12,
      name: ["Zahid", "Mehmood"],
      fatherName: "Mehmood Akhtar",
      place: rawalpindi("Saddar"),
      status: providerStatus.pending,
    },
    ...{
      category: repairers,
      skills: ["Plumbing Repair"] as const,
      experienceYears: 1,
      reviews: 0,
      rating: 0,
      phoneAlt: "+923550000001",
    },
  },
  {
    ...{
      number: 13,
      name: ["Faisal", "Butt"],
      fatherName: "Riaz Butt",
      place: rawalpindi("Saddar"),
      status: providerStatus.sentBack,
    },
    ...{ category: construction, skills: ["Tile and Marble Work"] as const, experienceYears: 3, reviews: 0, rating: 0 },
    statusReason: "The picture of your CNIC's back cannot be read. Please send it again.",
  },
  {
    ...{
      number: 14,
      name: ["Kashif", "Nawaz"],
      fatherName: "Nawaz Khan",
      place: islamabad("I-9"),
      status: providerStatus.suspended,
    },
    ...{ category: installations, skills: ["Geyser Installation"] as const, experienceYears: 5, reviews: 4, rating: 3 },
    statusReason: "Two customers say that you asked for more than the price agreed.",
  },
];
