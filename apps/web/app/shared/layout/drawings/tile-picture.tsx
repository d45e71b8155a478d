import { LineDrawing } from "./line-drawing.tsx";

/** Line drawings on a 24 by 24 grid. */
const pictures = {
  signUp: "M14 3H6v18h12V8l-4-5zM9 12h6M9 16h4M14 3v5h4",
  verify: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4",
  earn: "M4 7h16v11H4zM4 11h16M15 15h2M7 4h10",
  steady: "M4 19h16M6 16v-4M11 16V8M16 16V5M4 9l5-4 4 2 7-5",
  flexible: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l3 2",
  transparent: "M7 3h10v18l-2.5-1.5L12 21l-2.5-1.5L7 21zM10 8h4M10 12h4",
  plumber: "M3 9h9a6 6 0 0 1 6 6h-4a2 2 0 0 0-2-2H3zM9 9V5M6 5h6M16 19v2",
  electrician: "M13 2L5 14h6l-1 8 8-12h-6z",
  ac: "M3 5h18v8H3zM6 10h12M8 16v3M12 16v4M16 16v3",
  carpenter: "M3 8h12l6 3v4H3zM6 15v2M9 15v2M12 15v2M15 15v2M18 15v2",
  painter: "M5 4h12v5H5zM17 6h3v6h-8v3M10 15h4v6h-4z",
  cleaning: "M12 3v9M8 12h8l2 9H6zM10 17v4M14 17v4",
  rewards: "M12 3a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM9 14l-2 7 5-2.5L17 21l-2-7M12 7v4",
} as const;

export function TilePicture({ name }: { name: keyof typeof pictures }) {
  return <LineDrawing path={pictures[name]} className="tile-picture" />;
}
