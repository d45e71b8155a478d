import { Box } from "@mantine/core";
import { SaidCashCard } from "../../../shared/money/said-cash-card.tsx";
import { useMoneyToday } from "../../../shared/money/use-money-today.ts";

/** Above the active jobs: the question about cash that counts by a customer's word alone. Nothing without one. */
export function AskedCash() {
  const { money, readAgain } = useMoneyToday(true);
  if (!money?.cashSaid) return null;
  return (
    <Box mt="sm">
      <SaidCashCard said={money.cashSaid} isMain={false} onSent={readAgain} />
    </Box>
  );
}
