import { islamabad, rawalpindi, type Someone } from "./town-people.ts";

export interface TownCustomer extends Someone {
  place: readonly [city: "Islamabad" | "Rawalpindi", area: string];
  address: string;
  pin: readonly [latitude: number, longitude: number];
}

/** Eight customers with Ayesha and the contractor. */
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
