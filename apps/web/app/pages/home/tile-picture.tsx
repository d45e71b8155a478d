/** Line drawings on a 24 by 24 grid. */
const pictures = {
  signUp: "M14 3H6v18h12V8l-4-5zM9 12h6M9 16h4M14 3v5h4",
  verify: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4",
  earn: "M4 7h16v11H4zM4 11h16M15 15h2M7 4h10",
  steady: "M4 19h16M6 16v-4M11 16V8M16 16V5M4 9l5-4 4 2 7-5",
  flexible: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l3 2",
  transparent: "M7 3h10v18l-2.5-1.5L12 21l-2.5-1.5L7 21zM10 8h4M10 12h4",
  installations: "M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4",
  construction:
    "M3 5h18v14H3zM3 9.7h18M3 14.3h18M9 5v4.7M15 5v4.7M6 9.7v4.6M12 9.7v4.6M18 9.7v4.6M9 14.3V19M15 14.3V19",
  repairer: "M4 21l9-9M11 6l7 7 2-2-3-3 1-1-4-4h-5l-2 2z",
  specialists: "M12 3l2.8 5.7 6.2.9-4.5 4.4 1 6.2L12 17.3 6.5 20.2l1-6.2L3 9.6l6.2-.9z",
  domestic: "M3 11l9-7 9 7M5 9.5V20h14V9.5M10 20v-6h4v6",
  rewards: "M12 3a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM9 14l-2 7 5-2.5L17 21l-2-7M12 7v4",
} as const;

export function TilePicture({ name }: { name: keyof typeof pictures }) {
  return (
    <svg
      className="tile-picture"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={pictures[name]} />
    </svg>
  );
}
