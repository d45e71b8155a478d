import "./lists.css";

/** "G-9", "G-9/2", "F-10": names of sectors, which a browser would break at their hyphen or slash. */
const sector = /(\b[A-Z]{1,3}-\d[\d/]*)/;

/** Text in which no name of a sector is broken over two lines. */
export function WholeNames({ children }: { children: string }) {
  return children.split(sector).map((part, place) =>
    // Every second part is what the pattern found.
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={place} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
