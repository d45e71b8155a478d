import { redirect } from "react-router";

/** The empty path and every unknown path redirect home (docs/screens.md U1). */
export function clientLoader() {
  throw redirect("/home");
}

export default function ToHomeScreen() {
  return null;
}
