import { fontUrl } from "virtual:urdu-font";
import sheet from "./urdu.css?inline";

/** The styles of pages in Urdu, with the address of their type. They are written into those pages only (root.tsx). */
export const urduStyles = sheet.replace("URDU_FONT", fontUrl);
