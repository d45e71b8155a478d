interface LineDrawingProps {
  /** The path of an SVG of 24 by 24. */
  path: string;
  className: string;
}

/** A drawing of lines in the colour of the text around it. */
export function LineDrawing({ path, className }: LineDrawingProps) {
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
