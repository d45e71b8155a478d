/** The three steps of the form, with their fields in the page's order. */
export const signupSteps = [
  {
    name: "person",
    fields: [
      ...(["FirstName", "LastName", "FatherName", "CNIC", "PhoneNumber", "PhoneNumberAlt"] as const),
      ...(["Gender", "Qualification", "Experience"] as const),
    ],
  },
  { name: "work", fields: ["City", "Area", "Category", "Skill", "SubSkill"] },
  { name: "login", fields: ["Email", "Password", "ConfirmPassword"] },
] as const;

export const lastStep = signupSteps.length - 1;

export const findStepOf = (names: readonly string[]): number =>
  Math.max(
    0,
    signupSteps.findIndex(({ fields }) => fields.some((field) => names.includes(field))),
  );
