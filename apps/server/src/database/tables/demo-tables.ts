/** Accounts of the demo, whose password is published. */
export interface DemoAccountsTable {
  accountId: string;
}

export interface DemoTables {
  demoAccounts: DemoAccountsTable;
}
