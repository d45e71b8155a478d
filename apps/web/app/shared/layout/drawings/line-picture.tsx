/** A line drawing on a 24 by 24 grid. `className` sets the size; the default is a tile's. */
export function LinePicture({ path, className = "tile-picture" }: { path: string; className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
