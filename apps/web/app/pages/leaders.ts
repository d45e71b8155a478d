interface Leader {
  name: string;
  role: "CEO" | "Director" | "Manager";
}

/** Stand-ins until the office has named its own people: change the names here. */
export const leaders: readonly Leader[] = [
  { name: "Kamran Qureshi", role: "CEO" },
  { name: "Sadia Anwar", role: "Director" },
  { name: "Imran Shah", role: "Manager" },
];
