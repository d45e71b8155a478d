import { providerStatus } from "@hunarmand/api/providers/steps";
import { islamabad, rawalpindi } from "./town-people.ts";
import type { TownProvider } from "./town-providers.ts";

const installations = "Installations";
const construction = "Construction";
const repairers = "Maintenance and Repairers";
const specialists = "Specialists";
const domestic = "Domestic Staff";

const masonry = [construction, "Masonry", "Plastering"] as const;
const wiring = [installations, "Electrical Wiring", "Fan and Lighting Installation"] as const;
const electrics = [repairers, "Electrical Repair", "UPS and Inverter Repair"] as const;
const plumbing = [repairers, "Plumbing Repair", "Water Pump Repair", "Geyser Repair"] as const;
const cooling = [repairers, "AC Repair and Service", "Refrigerator Repair", "Washing Machine Repair"] as const;

type Work = readonly [category: string, ...skills: [string, ...string[]]];
type Line = readonly [
  name: readonly [first: string, last: string],
  fatherName: string,
  place: TownProvider["place"],
  work: Work,
  experienceYears: number,
  reviews: number,
  rating: number,
];

const lines: readonly Line[] = [
  [["Muhammad", "Riaz"], "Riaz Ahmed", rawalpindi("Saddar"), masonry, 7, 6, 5],
  [["Gul", "Zaman"], "Zaman Khan", rawalpindi("Ganjmandi"), masonry, 7, 4, 4],
  [["Sher", "Khan"], "Mir Khan", rawalpindi("Pirwadhai"), masonry, 6, 3, 4],
  [["Allah", "Bakhsh"], "Karim Bakhsh", rawalpindi("Tench Bhatta"), masonry, 7, 5, 5],
  [["Nadeem", "Akhtar"], "Akhtar Hussain", rawalpindi("Chaklala Scheme 3"), masonry, 5, 3, 4],
  [["Rashid", "Minhas"], "Minhas Gul", rawalpindi("Adiala Road"), masonry, 4, 2, 5],
  [["Khalid", "Javed"], "Javed Iqbal", rawalpindi("Sadiqabad"), masonry, 6, 4, 4],
  [["Abdul", "Qayyum"], "Abdul Karim", rawalpindi("Waris Khan"), masonry, 5, 2, 4],
  [["Sajid", "Mehmood"], "Mehmood Alam", rawalpindi("Dhamial"), masonry, 3, 2, 5],
  [["Iftikhar", "Gul"], "Gul Muhammad", rawalpindi("Morgah"), masonry, 4, 3, 4],
  [["Noor", "Muhammad"], "Fateh Muhammad", islamabad("I-10"), masonry, 7, 5, 5],
  [["Saeed", "Anwar"], "Anwar Shah", islamabad("Bhara Kahu"), masonry, 6, 3, 4],
  [["Wazir", "Gul"], "Amir Gul", islamabad("Tarnol"), masonry, 5, 2, 4],
  [["Adnan", "Shah"], "Shah Nawaz", rawalpindi("Satellite Town"), wiring, 6, 6, 5],
  [["Yasir", "Bhatti"], "Aslam Bhatti", rawalpindi("Saddar"), wiring, 4, 4, 4],
  [["Kamran", "Rafiq"], "Muhammad Rafiq", rawalpindi("Westridge 1"), wiring, 5, 3, 5],
  [["Zeeshan", "Raza"], "Ghulam Raza", rawalpindi("Raja Bazaar"), wiring, 3, 2, 4],
  [["Arshad", "Mir"], "Mir Hassan", islamabad("I-8"), wiring, 5, 4, 5],
  [["Fazal", "Rahim"], "Abdur Rahim", islamabad("G-9"), electrics, 7, 9, 5],
  [["Umer", "Farooq"], "Farooq Azam", islamabad("F-6"), electrics, 4, 5, 4],
  [["Babar", "Sohail"], "Sohail Ahmed", rawalpindi("Saddar"), electrics, 5, 6, 5],
  [["Jamil", "Abbas"], "Ghulam Abbas", rawalpindi("6th Road"), electrics, 3, 3, 4],
  [["Sabir", "Hussain"], "Nazir Hussain", islamabad("G-9"), plumbing, 7, 11, 5],
  [["Mazhar", "Iqbal"], "Iqbal Khan", islamabad("F-8"), plumbing, 6, 7, 4],
  [["Tanveer", "Alam"], "Alam Sher", islamabad("I-9"), plumbing, 4, 4, 5],
  [["Javed", "Masih"], "Barkat Masih", islamabad("E-11"), plumbing, 5, 3, 4],
  [["Shabbir", "Ahmad"], "Ahmad Din", rawalpindi("Commercial Market"), plumbing, 6, 6, 5],
  [["Aslam", "Pervez"], "Pervez Akhtar", rawalpindi("Lalkurti"), plumbing, 4, 3, 4],
  [["Nasir", "Jamal"], "Jamal Din", islamabad("G-10"), cooling, 5, 7, 5],
  [["Faheem", "Ashraf"], "Muhammad Ashraf", rawalpindi("Satellite Town"), cooling, 4, 5, 4],
  [["Liaqat", "Ali"], "Sardar Ali", islamabad("G-11"), [construction, "Carpentry"], 7, 5, 5],
  [["Munir", "Baig"], "Baig Muhammad", islamabad("G-8"), [construction, "House Painting"], 5, 4, 4],
  [["Rafaqat", "Dar"], "Sharif Dar", rawalpindi("Saddar"), [construction, "House Painting"], 4, 4, 5],
  [["Amjad", "Sattar"], "Abdul Sattar", rawalpindi("Gulistan Colony"), [construction, "Tile and Marble Work"], 6, 4, 5],
  [["Ishaq", "Lodhi"], "Yaqub Lodhi", islamabad("F-10"), [construction, "Welding and Metal Fabrication"], 6, 3, 4],
  [
    ["Haroon", "Gill"],
    "Emmanuel Gill",
    islamabad("F-7"),
    [specialists, "Deep Cleaning", "Water Tank Cleaning"],
    3,
    4,
    5,
  ],
  [["Nasreen", "Bibi"], "Allah Rakha", islamabad("G-9"), [domestic, "Housekeeping", "Laundry and Ironing"], 5, 4, 5],
  [["Shazia", "Parveen"], "Ghulam Nabi", rawalpindi("Saddar"), [domestic, "Housekeeping", "Cooking"], 4, 3, 4],
];

const firstNumber = 41;

/** More verified ones, so that a visitor finds several of each everyday trade, and a contractor a crew. */
export const townNeighbours: readonly TownProvider[] = lines.map(
  ([name, fatherName, place, [category, ...skills], experienceYears, reviews, rating], at) => ({
    ...{ number: firstNumber + at, name, fatherName, place, category, skills, experienceYears, reviews, rating },
    status: providerStatus.verified,
  }),
);
