import { type ChangeEvent, useEffect, useRef, useState } from "react";

/**
 * The words in a search for work, and whether it is used. On a slow network people tap and type before the page's script
 * is there: what they typed counts too, and so does the address of a search that the browser sent by itself (`?work`).
 */
export function useSearchWords() {
  const ref = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const field = ref.current;
    if (!field) return;
    const sent = field.name && new URLSearchParams(window.location.search).get(field.name);
    const early = field.value || sent || "";
    if (early === "" && document.activeElement !== field) return;
    setTyped(early);
    setUsed(true);
  }, []);
  return {
    typed,
    setTyped,
    isUsed,
    field: {
      ref,
      value: typed,
      onFocus: () => setUsed(true),
      onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.currentTarget.value),
    },
  };
}
