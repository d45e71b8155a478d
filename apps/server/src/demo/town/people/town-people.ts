/** The people of the demo's town, in addition to the accounts of docs/product.md E2. All are made up. */

export interface Someone {
  name: readonly [first: string, last: string];
  /** The last digits of phone, CNIC and e-mail. Unique. */
  number: number;
}

export const islamabad = (area: string) => ["Islamabad", area] as const;
export const rawalpindi = (area: string) => ["Rawalpindi", area] as const;

/** One member of staff for each role. The Owner is one of the accounts of docs/product.md E2. */
export const townStaff = [
  { role: "Verifier", name: ["Nadia", "Hussain"], email: "verifier@example.pk" },
  { role: "Dispatcher", name: ["Salman", "Yousaf"], email: "dispatcher@example.pk" },
  { role: "Finance", name: ["Hina", "Javed"], email: "finance@example.pk" },
  { role: "Support", name: ["Danish", "Ali"], email: "support@example.pk" },
] as const;

const digits = (number: number, count: number) => String(number).padStart(count, "0");

export const emailOf = ({ name, number }: Someone) => `${name.join(".").toLowerCase()}.${number}@example.pk`;
export const phoneOf = ({ number }: Someone) => `+92355${digits(number, 7)}`;
export const cnicOf = ({ number }: Someone) => `61101${digits(7_700_000 + number, 7)}${number % 2 === 0 ? 3 : 1}`;

const women: readonly string[] = ["Rubina", "Nasreen", "Shazia"];
export const isWoman = ({ name: [first] }: Someone) => women.includes(first);
