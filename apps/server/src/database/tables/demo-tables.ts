/** Accounts with a published password, made by the demo. */
export interface DemoAccountsTable {
  accountId: string;
}

export interface DemoTables {
  demoAccounts: DemoAccountsTable;
}
