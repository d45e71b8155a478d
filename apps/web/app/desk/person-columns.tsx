import { Email } from "../shared/lists/email.tsx";
import type { Column } from "./lists/column.ts";

interface Person {
  name: string;
  email: string;
}

/** The first columns of a list of people. */
export const nameColumn = (label: string): Column<Person> => ({
  id: "name",
  label,
  cell: ({ name }) => name,
  value: ({ name }) => name,
});

export const emailColumn = (label: string): Column<Person> => ({
  id: "email",
  label,
  cell: ({ email }) => <Email address={email} />,
});
