/** Service categories of header and footer, in the spec's order. */
export const serviceLinks = [
  { to: "/installations", name: "installations" },
  { to: "/construction", name: "construction" },
  { to: "/repairer", name: "repairer" },
  { to: "/specialists", name: "specialists" },
  { to: "/domestic", name: "domestic" },
] as const;
