/** What a complaint about a handyman's conduct says most often. Only the office reads it (docs/product.md I5). */
export type ConductLine = "rude" | "unsafe";
