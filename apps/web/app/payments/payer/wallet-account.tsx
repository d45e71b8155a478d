import type { WalletAccounts } from "@hunarmand/api/payments/due";
import { type WalletType, walletTypes } from "@hunarmand/api/payments/payer";
import { Alert, Button, Paper, Stack, Text } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import payments from "../../locales/en/payments.json";
import { Facts } from "../../shared/lists/facts.tsx";
import { Banknotes } from "../../shared/money/lazy-banknotes.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

interface WalletAccountProps {
  accounts: WalletAccounts;
  /** The chosen wallet, or empty. */
  walletType: string;
  amount: string;
}

const isWallet = (text: string): text is WalletType => (walletTypes as readonly string[]).includes(text);

/** The account to pay to with the chosen wallet, or that this wallet is unavailable. */
export function WalletAccountCard({ accounts, walletType, amount }: WalletAccountProps) {
  const { sendTo, wallet } = useMessages(payments);
  if (!isWallet(walletType)) return null;
  const name = wallet.wallets[walletType];
  const account = accounts[walletType];
  if (!account) {
    return (
      <Alert color="marigold" role="status">
        {sendTo.none({ wallet: name })}
      </Alert>
    );
  }
  return <SendTo key={walletType} name={name} account={account} amount={amount} />;
}

interface SendToProps {
  name: string;
  account: NonNullable<WalletAccounts[WalletType]>;
  amount: string;
}

function SendTo({ name, account: { title, number }, amount }: SendToProps) {
  const { sendTo } = useMessages(payments);
  const { pkr } = useFormats();
  const { copy, copied, error } = useClipboard();
  const typed = Number(amount);
  return (
    <Paper withBorder p="md" radius="md" role="status">
      <Stack gap="sm">
        <Text fw={650}>{sendTo.title({ wallet: name })}</Text>
        <Facts
          facts={[
            { label: sendTo.accountTitle, value: title },
            { label: sendTo.number, value: <strong className="ltr">{number}</strong> },
            { label: sendTo.amount, value: typed > 0 && <span className="ltr">{pkr(typed)}</span> },
          ]}
        />
        <Banknotes pkr={typed} />
        <Button variant="default" onClick={() => copy(number)}>
          {copied ? sendTo.copied : sendTo.copy}
        </Button>
        {error && <Text size="sm">{sendTo.notCopied}</Text>}
      </Stack>
    </Paper>
  );
}
