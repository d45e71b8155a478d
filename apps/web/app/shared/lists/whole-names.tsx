import "./lists.css";

/** "G-9/2", "H-10482", "PKR 1,500", "PKR 1,000 to 1,400": sectors, numbers of jobs and amounts, which a browser would break in their middle. */
const whole = /(\b[A-Z]{1,3}-\d[\d/]*|PKR[ \u00A0]\u2068?\d[\d,.]*\u2069?(?: to \d[\d,]*)?)/;

/** Text in which no such name is broken over two lines, or reversed in Urdu: there texts isolate their numbers. */
export function WholeNames({ children }: { children: string }) {
  return children.split(whole).map((part, place) =>
    // Every second part is what the pattern found.
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={place} className="whole ltr">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
