import { useEffect, useState } from "react";
import { loadNames } from "../../../shared/texts/names.ts";
import { loadPeople } from "../../../shared/texts/people-names.ts";

/** Whether the trades and the city can be read: their names are here, or will not come and show in English. Before, they are blanks. */
export function useNamesHere(): boolean {
  const [areHere, setHere] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void Promise.allSettled([loadNames(), loadPeople()]).then(() => isLeft || setHere(true));
    return () => {
      isLeft = true;
    };
  }, []);
  return areHere;
}
