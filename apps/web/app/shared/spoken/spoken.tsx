import type { SpokenSentence } from "@hunarmand/api/recordings/spoken-sentences";
import type { ReactNode } from "react";
import { lazyPart } from "../parts/lazy-part.tsx";

/** Loaded after the screen: a phone without it, or without recordings, shows the text alone. */
const ListenButton = lazyPart(async () => (await import("./listen-button.tsx")).ListenButton, {
  away: () => null,
  isLate: true,
});

/** A step's words, with a button that plays their recording if the office has made one (docs/product.md K6). */
export function Spoken({ as: sentence, children }: { as: SpokenSentence | undefined; children: ReactNode }) {
  // A style sheet would be one more file of each screen.
  return (
    <div style={{ display: "flex", gap: 12 }}>
      <div style={{ flex: 1, minWidth: 0 }}>{children}</div>
      {sentence && <ListenButton key={sentence} sentence={sentence} />}
    </div>
  );
}
