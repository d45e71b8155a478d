import { fontUrl } from "virtual:urdu-font";
import sheet from "./urdu.css?inline";
import type from "./urdu-type.css?inline";

/** The styles of pages in Urdu, with the address of their type. They are written into those pages only (root.tsx). */
export const urduStyles = type.replace("URDU_FONT", fontUrl) + sheet;
