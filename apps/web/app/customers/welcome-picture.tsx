/** Line drawings on a 24 by 24 grid. */
const pictures = {
  what: "M5 4h14v12H11l-4 4v-4H5zM9 8h6M9 12h4",
  follow: "M12 21c-4-4.5-6-7.6-6-10.5a6 6 0 0 1 12 0C18 13.4 16 16.5 12 21zM12 8.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  pay: "M4 7h16v11H4zM4 11h16M15 15h2M7 4h10",
} as const;

export function WelcomePicture({ name }: { name: keyof typeof pictures }) {
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
