import { atHour, minutesAfter } from "./town-times.ts";
import { feedbackFor } from "./town-words.ts";

/** The facts of a past or present job. All other columns are derived. */
export interface TownJob {
  /** The customer's index in the list of people. */
  customer: number;
  /** The handyman's index. Undefined while the job is requested. */
  provider: number | undefined;
  skill: string | undefined;
  /** A place other than the customer's home, in the same city. */
  place?: { area: string; address: string; pin: readonly [latitude: number, longitude: number] };
  reached: "requested" | "accepted" | "arrived" | "details" | "completed" | "cancelled";
  createdAt: Date;
  scheduledFor?: Date;
  /** About the usual price of the work if it is left out. */
  priceRupees?: number;
  paidBy: "cash" | "card" | undefined;
  rating?: number;
  feedback?: string;
  isArrivalUnverified?: boolean;
  /** The amount that the customer states, if the handyman states another one. */
  claimedRupees?: number;
  cancelReason?: string;
}

/** Sometimes one star less, so that nobody has a perfect rating. */
const rateAbout = (usual: number, turn: number) =>
  Math.max(2, usual - (turn % 4 === 3 ? 1 : 0) - (turn % 11 === 10 ? 1 : 0));

/** The times at which work begins: more in the morning and after the heat, none at night. */
const starts: readonly (readonly [number, number])[] = [
  [9, 0],
  [9, 40],
  [10, 30],
  [11, 15],
  [12, 0],
  [15, 30],
  [16, 20],
  [17, 0],
  [18, 10],
];

interface Crew {
  /** For each provider, the number and average of their reviews. */
  reviews: readonly { reviews: number; rating: number }[];
  customers: number;
  now: Date;
}

/** Returns past jobs. Each review is of its own job, and the newest 90 are of the last 60 days. */
export function listPastJobs({ reviews, customers, now }: Crew): TownJob[] {
  const turns = reviews.flatMap(({ reviews: count, rating }, provider) =>
    Array.from({ length: count }, (_, turn) => ({ provider, turn, usual: rating })),
  );
  // The first few of each provider are the newest, so that everyone has worked recently.
  const inOrder = turns.sort((one, other) => one.turn - other.turn);
  return inOrder.map(({ provider, turn, usual }, place) => {
    const rating = rateAbout(usual, turn);
    const daysAgo =
      place < recentJobs
        ? 2 + Math.floor((place * 58) / recentJobs)
        : 61 + Math.floor(((place - recentJobs) * olderDays) / (inOrder.length - recentJobs));
    return {
      ...{ customer: (place * 5 + provider) % customers, provider, skill: undefined, reached: "completed" },
      ...{ createdAt: atHour(now, daysAgo, starts[place % starts.length] ?? [9, 0]) },
      ...{ paidBy: place % 5 < 3 ? "card" : "cash", rating, feedback: feedbackFor(rating, { turn, provider }) },
    };
  });
}

const recentJobs = 90;
/** All were verified before the oldest. */
const olderDays = 170;

const cancelReasons = ["We will do it another time.", "The fault went away by itself.", "We are not at home that day."];

const common = { skill: undefined, paidBy: undefined } as const;

/** Returns jobs of the last days and of today: one at each step, some that wait, some with problems. */
export const listPresentJobs = (now: Date): TownJob[] => [
  ...listCancelledJobs(now),
  ...listRunningJobs(now),
  ...listWaitingJobs(now),
];

const listCancelledJobs = (now: Date): TownJob[] =>
  [5, 12, 23, 37, 51].map((daysAgo, place) => ({
    ...{ ...common, customer: place % 6, provider: place % 2 === 0 ? place : undefined, reached: "cancelled" },
    ...{ createdAt: atHour(now, daysAgo, [10, 15]), cancelReason: cancelReasons[place % cancelReasons.length] ?? "" },
    skill: place % 2 === 0 ? undefined : "Carpentry",
  }));

/** Returns jobs that a handyman has accepted, up to completed ones that nobody has paid. */
function listRunningJobs(now: Date): TownJob[] {
  const ago = (minutes: number) => minutesAfter(now, -minutes);
  const today = (hour: number, minute = 0) => atHour(now, 0, [hour, minute]);
  return [
    { ...common, customer: 0, provider: 1, reached: "accepted", createdAt: ago(180), scheduledFor: today(18) },
    { ...common, customer: 2, provider: 3, reached: "accepted", createdAt: ago(150), scheduledFor: today(16, 30) },
    { ...common, customer: 1, provider: 2, reached: "arrived", createdAt: ago(240), scheduledFor: today(11) },
    {
      ...common,
      customer: 3,
      provider: 0,
      reached: "arrived",
      createdAt: ago(200),
      scheduledFor: today(12),
      isArrivalUnverified: true,
    },
    {
      ...common,
      customer: 4,
      provider: 4,
      reached: "details",
      createdAt: ago(320),
      scheduledFor: today(10),
      priceRupees: 5_400,
    },
    { ...common, customer: 5, provider: 6, reached: "completed", createdAt: ago(26 * 60), priceRupees: 4_200 },
    // Two amounts for the same cash, which Finance must decide.
    {
      ...common,
      customer: 4,
      provider: 5,
      reached: "completed",
      createdAt: ago(30 * 60),
      priceRupees: 3_800,
      claimedRupees: 3_000,
    },
  ];
}

/** Returns jobs without a handyman. Those for which nobody in town does the work are at the end. */
function listWaitingJobs(now: Date): TownJob[] {
  const ago = (minutes: number) => minutesAfter(now, -minutes);
  const next = (hour: number) => {
    const today = atHour(now, 0, [hour, 0]);
    return today > minutesAfter(now, 60) ? today : atHour(now, -1, [hour, 0]);
  };
  return [
    {
      ...common,
      customer: 0,
      provider: undefined,
      skill: "Electrical Repair",
      reached: "requested",
      createdAt: ago(9),
      scheduledFor: next(19),
    },
    {
      ...common,
      customer: 2,
      provider: undefined,
      skill: "Plumbing Repair",
      reached: "requested",
      createdAt: ago(6),
      scheduledFor: next(20),
    },
    { ...common, customer: 5, provider: undefined, skill: "AC Installation", reached: "requested", createdAt: ago(4) },
    // No handyman in town does this work, so the office must act.
    { ...common, customer: 3, provider: undefined, skill: "Pest Control", reached: "requested", createdAt: ago(75) },
    { ...common, customer: 1, provider: undefined, skill: "Locksmith", reached: "requested", createdAt: ago(50) },
  ];
}
