/** Ayesha's jobs that wait for a handyman. */
export const requestedJobs = [
  {
    skill: "AC Installation",
    area: "G-9",
    address: "House 12, Street 45, G-9/1",
    description: "A split unit of 1.5 tons, on the first floor. The bracket is there.",
    latitude: 33.6891,
    longitude: 73.0299,
  },
  {
    skill: "Electrical Wiring",
    area: "F-10",
    address: "Flat 3B, Park Towers, F-10 Markaz",
    description: "Two new sockets in the kitchen.",
    latitude: 33.6953,
    longitude: 73.0113,
  },
] as const;

/** The job that Ali is travelling to. */
export const acceptedJob = {
  skill: "Plumbing Installation",
  area: "G-9",
  address: "House 3, Street 11, G-9/3",
  description: "A new mixer tap in the kitchen.",
  latitude: 33.6925,
  longitude: 73.0352,
} as const;

/** The jobs that Ali has done for the demo customer. The customer is asked to pay those without a payment. */
export const finishedJobs = [
  {
    skill: "AC Installation",
    area: "G-10",
    address: "House 7, Street 18, G-10/3",
    description: "Move the unit to another wall.",
    latitude: 33.6763,
    longitude: 73.0128,
    daysAgo: 1,
    pricePkr: 3_000,
    paidBy: null,
    review: null,
  },
  {
    skill: "AC Installation",
    area: "G-10",
    address: "House 7, Street 18, G-10/3",
    description: "Two split units.",
    latitude: 33.6763,
    longitude: 73.0128,
    daysAgo: 3,
    pricePkr: 4_500,
    paidBy: "cash",
    review: { rating: 5, feedback: "Came on time, worked cleanly and explained everything." },
  },
  {
    skill: "Plumbing Installation",
    area: "I-8",
    address: "House 201, Street 30, I-8/2",
    description: "Pipes of the upper bath.",
    latitude: 33.6683,
    longitude: 73.0753,
    daysAgo: 21,
    pricePkr: 6_200,
    paidBy: "card",
    review: { rating: 4, feedback: "Good work. He had to come back once for a missing part." },
  },
] as const;
