import { SignupBody } from "../src/providers/providers.ts";

const signup = {
  FirstName: "Ali",
  LastName: "Raza",
  FatherName: "Muhammad",
  PhoneNumber: "03001234567",
  CNIC: "61101-1234567-1",
  Email: "ali@example.pk",
  Password: "Hunarmand#2026",
  Gender: "male",
  City: "Islamabad",
  Area: "G-9",
  Category: "Installations",
  Skill: "AC Installation",
};

/** A valid signup with these fields changed. */
export const makeSignup = (changes: object) => ({ ...signup, ...changes });

/** The fields for which a signup with these changes is refused. */
export const refusedFields = (changes: object): string[] =>
  SignupBody.safeParse(makeSignup(changes)).error?.issues.map(({ path }) => path.join(".")) ?? [];
