import { useSearchParams } from "react-router";

/** Whether the map has the place of the board. It is in the address, as all of the view. */
export function useLargeMap() {
  const [params, setParams] = useSearchParams();
  const isLarge = params.get("map") === "large";
  const toggle = () =>
    setParams(
      (current) => {
        if (isLarge) current.delete("map");
        else current.set("map", "large");
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return { isLarge, toggle };
}
