/** The people of the demo's town, beside the accounts of docs/product.md E2. All are made up. */

interface Someone {
  name: readonly [first: string, last: string];
  /** The last digits of phone and CNIC, and of the e-mail: nobody else's. */
  number: number;
}

export interface TownProvider extends Someone {
  fatherName: string;
  place: readonly [city: "Islamabad" | "Rawalpindi", area: string];
  category: string;
  skills: readonly [string, ...string[]];
  experienceYears: number;
  /** How many customers have rated their work, and how it is on the whole. */
  reviews: number;
  rating: number;
  status: "Verified" | "Pending" | "SentBack" | "Suspended";
  statusReason?: string;
  papers?: true;
  /** A number that another provider has, too. */
  phoneAlt?: string;
}

const islamabad = (area: string) => ["Islamabad", area] as const;
const rawalpindi = (area: string) => ["Rawalpindi", area] as const;
const verified = { status: "Verified", papers: true } as const;

const installations = "Installations";
const construction = "Construction";
const repairers = "Maintenance and Repairers";
const specialists = "Specialists";
const domestic = "Domestic Staff";

/** With Ali and Bilal twelve who are verified. */
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
      skills: ["Electrical Repair", "UPS and Inverter Repair"] as const,
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
      status: "Pending",
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
    // The same man a second time, by his name, his father's and his number.
    ...{
      number: 12,
      name: ["Zahid", "Mehmood"],
      fatherName: "Mehmood Akhtar",
      place: rawalpindi("Saddar"),
      status: "Pending",
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
      status: "SentBack",
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
      status: "Suspended",
    },
    ...{ category: installations, skills: ["Geyser Installation"] as const, experienceYears: 5, reviews: 4, rating: 3 },
    statusReason: "Two customers say that you asked for more than the price agreed.",
  },
];

export interface TownCustomer extends Someone {
  place: readonly [city: "Islamabad" | "Rawalpindi", area: string];
  address: string;
  pin: readonly [latitude: number, longitude: number];
}

/** With Ayesha and the contractor eight. */
export const townCustomers: readonly TownCustomer[] = [
  {
    number: 21,
    name: ["Usman", "Ghani"],
    place: islamabad("F-7"),
    address: "House 18, Street 52, F-7/4",
    pin: [33.7216, 73.0569],
  },
  {
    number: 22,
    name: ["Mariam", "Aziz"],
    place: islamabad("G-10"),
    address: "House 230, Street 41, G-10/4",
    pin: [33.6748, 73.0159],
  },
  {
    number: 23,
    name: ["Bushra", "Noor"],
    place: rawalpindi("Satellite Town"),
    address: "House 7, Block D, Satellite Town",
    pin: [33.6391, 73.0703],
  },
  {
    number: 24,
    name: ["Junaid", "Iqbal"],
    place: rawalpindi("Bahria Town Phase 7"),
    address: "Flat 12, Spring North, Phase 7",
    pin: [33.5246, 73.1151],
  },
  {
    number: 25,
    name: ["Sadia", "Rehman"],
    place: islamabad("I-8"),
    address: "House 95, Street 14, I-8/1",
    pin: [33.6662, 73.0745],
  },
  {
    number: 26,
    name: ["Owais", "Sheikh"],
    place: islamabad("E-11"),
    address: "Flat 4A, Main Margalla Road, E-11/2",
    pin: [33.6997, 72.9772],
  },
];

/** One member of staff for each role; the Owner is among the accounts of docs/product.md E2. */
export const townStaff = [
  { role: "Verifier", name: ["Nadia", "Hussain"], email: "verifier@example.pk" },
  { role: "Dispatcher", name: ["Salman", "Yousaf"], email: "dispatcher@example.pk" },
  { role: "Finance", name: ["Hina", "Javed"], email: "finance@example.pk" },
  { role: "Support", name: ["Danish", "Ali"], email: "support@example.pk" },
] as const;

const digits = (number: number, count: number) => String(number).padStart(count, "0");

export const emailOf = ({ name, number }: Someone) => `${name.join(".").toLowerCase()}.${number}@example.pk`;
export const phoneOf = ({ number }: Someone) => `+92355${digits(number, 7)}`;
export const cnicOf = ({ number }: Someone) => `61101${digits(7_700_000 + number, 7)}${number % 2 === 0 ? 3 : 1}`;
