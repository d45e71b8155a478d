import "@mantine/core/styles/NumberInput.css";
import { NumberInput, type NumberInputProps } from "@mantine/core";

/** An amount in PKR, with paisa as decimals. For the props of `useCallForm().field(name)`. */
export function PriceField(props: NumberInputProps) {
  return <NumberInput required hideControls thousandSeparator="," decimalScale={2} inputMode="decimal" {...props} />;
}
