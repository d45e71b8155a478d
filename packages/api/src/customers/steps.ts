import { nextStepsOf, type StepOf, type Steps } from "../steps.ts";

/** The states of a customer's account (docs/product.md C6). */
export const customerStatus = { active: "Active", blocked: "Blocked", closed: "Closed" } as const;
export type CustomerStatus = (typeof customerStatus)[keyof typeof customerStatus];

const { active, blocked, closed } = customerStatus;

/** Both decisions of the office contain a reason that the customer reads. */
export const customerSteps = {
  signUp: { from: [], to: active, by: ["customer", "Dispatcher"] },
  block: { from: [active], to: blocked, by: ["Support"] },
  unblock: { from: [blocked], to: active, by: ["Support"] },
  close: { from: [active, blocked], to: closed, by: ["customer", "Support"] },
} as const satisfies Steps<CustomerStatus, never, never>;

export type CustomerStep = StepOf<typeof customerSteps>;

export const CustomerNextSteps = nextStepsOf(customerSteps);
