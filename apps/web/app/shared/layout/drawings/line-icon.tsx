import { LineDrawing } from "./line-drawing.tsx";

/** Line drawings on a 24 by 24 grid, for tiles and cards. */
const icons = {
  phone: "M6 3h3l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3C10 21 3 14 3 6a3 3 0 0 1 3-3z",
  mail: "M3 6h18v12H3zM3 7l9 7 9-7",
  office: "M4 21V5l9-2v18M13 9h7v12M2 21h20M7 8h3M7 12h3M7 16h3M16 13h1M16 17h1",
  chat: "M4 4h16v12H11l-5 4v-4H4zM8 9h8M8 12h5",
  clock: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l3 2",
  pin: "M12 21c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12zM12 6.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
  shield: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4",
  people: "M9 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2 20c0-4 3-6 7-6s7 2 7 6M16 5a3 3 0 0 1 0 6M18 14c3 .6 4 3 4 6",
  list: "M8 6h13M8 12h13M8 18h13M3.5 6h.1M3.5 12h.1M3.5 18h.1",
  star: "M12 3l2.8 5.7 6.2.9-4.5 4.4 1 6.2L12 17.3 6.5 20.2l1-6.2L3 9.6l6.2-.9z",
  key: "M8 11a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM11 12l9-9M16 7l3 3M14 9l2 2",
  hammer: "M4 21l9-9M11 6l7 7 2-2-3-3 1-1-4-4h-5l-2 2z",
  plug: "M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4",
  brick: "M3 5h18v14H3zM3 9.7h18M3 14.3h18M9 5v4.7M15 5v4.7M6 9.7v4.6M12 9.7v4.6M18 9.7v4.6M9 14.3V19M15 14.3V19",
  person: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c0-5 3-7 8-7s8 2 8 7",
  settings: "M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h9M17 17h3M15 15v4",
  card: "M3 5h18v14H3zM3 10h18M7 15h4",
  wallet: "M4 7h15v12H4zM4 7l11-4v4M15 13h4M15 11h6v4h-6z",
  receipt: "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6",
  document: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  chart: "M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6",
  exit: "M14 4H5v16h9M10 12h11M17 8l4 4-4 4",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4",
  globe: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9",
  camera: "M4 8h4l2-3h4l2 3h4v11H4zM12 10a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z",
  plus: "M12 4v16M4 12h16",
  tray: "M4 13l3-8h10l3 8v6H4zM4 13h5l1.5 3h3L15 13h5",
  bed: "M3 5v14M3 16h18M21 19v-5a3 3 0 0 0-3-3h-8v5M6.5 8.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  bike: "M6 13a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM18 13a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM6 17l4-7h5l3 7M11 17l4-7-1-3h3M10 10L9 8H7",
  house: "M3 11l9-7 9 7M5 9.5V20h14V9.5M10 20v-6h4v6",
} as const;

export type LineIconName = keyof typeof icons;

/** They have a beginning of lines, or point to the side. */
const mirrored: readonly LineIconName[] = ["list", "chat", "exit"];

/** `className` sets the size; the default is a tile's. */
export function LineIcon({ name, className = "tile-picture" }: { name: LineIconName; className?: string }) {
  return <LineDrawing path={icons[name]} className={mirrored.includes(name) ? `${className} mirrored` : className} />;
}
