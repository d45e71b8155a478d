import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import type { Parts } from "./price-parts.tsx";

/** Loaded on demand: most work needs no materials. */
/** The price comes first. Its place is kept free. */
export const LazyMaterialsField = lazyPart(async () => (await import("./materials-field.tsx")).MaterialsField, {
  fallback: <div style={{ height: "4.2rem" }} />,
});

const PriceParts = lazyPart(async () => (await import("./price-parts.tsx")).PriceParts);

type MaybeParts = { [Name in keyof Parts]: Parts[Name] | null } & {
  /** Whether to say that no materials are named. */
  saysNone?: boolean;
};

/** The work and the materials of a price, where its handyman has named them. */
export const LazyPriceParts = ({ price, materials, saysNone }: MaybeParts) =>
  price && (materials || (saysNone && materials === null)) ? <PriceParts price={price} materials={materials} /> : null;
