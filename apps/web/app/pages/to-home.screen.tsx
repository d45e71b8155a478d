import { redirect } from "react-router";

/** The empty path and every unknown path lead home (spec, point 2). */
export function clientLoader() {
  throw redirect("/home");
}

export default function ToHomeScreen() {
  return null;
}
