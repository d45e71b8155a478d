import { TextInput, type TextInputProps } from "@mantine/core";
import priceParts from "../../locales/en/price-parts.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { type Parts, PriceParts } from "./price-parts.tsx";

/** The part of a price that is for materials, with both parts below it while it is one. */
export function MaterialsField({ price, materials, ...field }: Parts & TextInputProps) {
  const { field: label } = useMessages(priceParts);
  return (
    <div>
      <TextInput data-amount inputMode="decimal" dir="ltr" autoComplete="off" label={label} {...field} />
      {materials > 0 && materials <= price && <PriceParts price={price} materials={materials} />}
    </div>
  );
}
