interface Leader {
  name: string;
  role: "CEO" | "Director" | "Manager";
}

/** Placeholders until the office names its leaders: change the names here. */
export const leaders: readonly Leader[] = [
  { name: "Kamran Qureshi", role: "CEO" },
  { name: "Sadia Anwar", role: "Director" },
  { name: "Imran Shah", role: "Manager" },
];
