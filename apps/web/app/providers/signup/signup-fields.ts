import type { ContractForm } from "../../shared/forms/use-contract-form.ts";
import type { emptySignup, SignupForm } from "./signup-schema.ts";

export type SignupContractForm = ContractForm<typeof emptySignup, SignupForm>;
