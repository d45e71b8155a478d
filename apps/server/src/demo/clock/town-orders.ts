/** What the town's people order while somebody watches. Ali and Bilal have other skills, so the clock takes no offer from a visitor. */
export interface TownOrder {
  /** The number of the customer in the town. */
  customer: number;
  skill: string;
  category: string;
  /** No other job has these words: the clock recognises its own jobs by them. */
  words: string;
  priceRupees: number;
  workMinutes: number;
  work: string;
  rating: number;
  feedback: string;
}

const [repairers, construction, specialists, domestic] = [
  "Maintenance and Repairers",
  "Construction",
  "Specialists",
  "Domestic Staff",
];

/** In the order in which they are posted. The last one is followed by the first. */
export const townOrders: readonly TownOrder[] = [
  {
    ...{ customer: 21, category: repairers, skill: "AC Repair and Service", priceRupees: 3_200, workMinutes: 70 },
    words: "The AC in the drawing room drips on the carpet.",
    work: "Cleaned the drain and both filters, and filled the gas.",
    ...{ rating: 5, feedback: "No more drops. He also cleaned the filter of the other AC." },
  },
  {
    ...{ customer: 23, category: repairers, skill: "Plumbing Repair", priceRupees: 1_800, workMinutes: 45 },
    words: "The kitchen tap does not close any more.",
    work: "Put in a new cartridge and tightened the joint below the sink.",
    ...{ rating: 4, feedback: "Good work at a fair price." },
  },
  {
    ...{ customer: 25, category: repairers, skill: "Electrical Repair", priceRupees: 2_400, workMinutes: 60 },
    words: "Two sockets in the bedroom are dead since the rain.",
    work: "Replaced the sockets and a burnt wire behind them.",
    ...{ rating: 5, feedback: "Found the fault in minutes." },
  },
  {
    ...{ customer: 26, category: specialists, skill: "Deep Cleaning", priceRupees: 6_500, workMinutes: 180 },
    words: "Please clean the flat before guests come tonight.",
    work: "Cleaned three rooms, the kitchen and two bathrooms.",
    ...{ rating: 5, feedback: "Everything shines." },
  },
  {
    ...{ customer: 24, category: specialists, skill: "Water Tank Cleaning", priceRupees: 3_500, workMinutes: 90 },
    words: "The water from the roof tank is brown.",
    work: "Emptied, brushed and rinsed the tank, 500 gallons.",
    ...{ rating: 4, feedback: "Clean water again. He came a little late." },
  },
  {
    ...{ customer: 22, category: domestic, skill: "Gardening", priceRupees: 1_500, workMinutes: 120 },
    words: "The hedge at the gate needs a cut.",
    work: "Cut the hedge and swept the drive.",
    ...{ rating: 5, feedback: "Neat work, and friendly." },
  },
  {
    ...{ customer: 21, category: construction, skill: "House Painting", priceRupees: 5_200, workMinutes: 240 },
    words: "One wall of the hall has damp marks. Please paint it.",
    work: "Scraped, primed and painted the wall twice.",
    ...{ rating: 5, feedback: "The marks are gone." },
  },
  {
    ...{ customer: 23, category: repairers, skill: "Geyser Repair", priceRupees: 2_900, workMinutes: 75 },
    words: "The geyser lights, but the water stays cold.",
    work: "Replaced the thermostat and cleaned the burner.",
    ...{ rating: 5, feedback: "Warm water since then. Thank you." },
  },
];
