import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useEffectEvent } from "react";

/** What loads after somebody has begun to type fills only empty fields. The fields must be the same object until they change. */
export function useFillIn<V extends Record<string, unknown>>(form: UseFormReturnType<V>, fields: Partial<V>): void {
  const fillIn = useEffectEvent((known: Partial<V>) => {
    const values = form.getValues();
    const missing = Object.entries(known).filter(([name, value]) => value !== "" && values[name] === "");
    if (missing.length > 0) form.setValues(Object.fromEntries(missing) as Partial<V>);
  });
  useEffect(() => fillIn(fields), [fields]);
}
