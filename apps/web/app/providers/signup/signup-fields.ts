import type { CallForm } from "../../shared/forms/use-call-form.ts";
import type { emptySignup, SignupForm } from "./signup-schema.ts";

export type SignupContractForm = CallForm<typeof emptySignup, SignupForm>;
