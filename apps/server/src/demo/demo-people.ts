import { providerStatus } from "@hunarmand/api/providers/steps";
/** The demo's accounts (docs/product.md E2). All have the same password, so that anyone can try every side. */
export const demoPassword = "Hunarmand#2026";

const islamabad = { city: "Islamabad", category: "Installations" };

export const demoProviders = [
  {
    ...islamabad,
    firstName: "Ali",
    gender: "male",
    lastName: "Raza",
    fatherName: "Muhammad Raza",
    email: "ali.raza@example.pk",
    phone: "+923001234567",
    cnic: "6110112345671",
    area: "G-9",
    skills: ["AC Installation", "Electrical Wiring", "Plumbing Installation"],
    status: providerStatus.verified,
  },
  {
    ...islamabad,
    firstName: "Bilal",
    gender: "male",
    lastName: "Khan",
    fatherName: "Imran Khan",
    email: "bilal.khan@example.pk",
    phone: "+923011234567",
    cnic: "6110112345672",
    area: "F-10",
    skills: ["AC Installation", "Electrical Wiring", "Plumbing Installation"],
    status: providerStatus.verified,
  },
  {
    ...islamabad,
    firstName: "Sana",
    gender: "female",
    lastName: "Malik",
    fatherName: "Tariq Malik",
    email: "sana.malik@example.pk",
    phone: "+923021234567",
    cnic: "6110112345673",
    area: "I-8",
    skills: ["Electrical Wiring"],
    status: providerStatus.pending,
  },
] as const;

export const demoPeople = [
  {
    role: "Customer",
    firstName: "Ayesha",
    lastName: "Siddiqui",
    email: "ayesha.siddiqui@example.pk",
    phone: "+923031234567",
  },
  {
    role: "Customer",
    firstName: "Kamran",
    lastName: "Builders",
    email: "contractor@example.pk",
    phone: "+923041234567",
  },
  { role: "Owner", firstName: "Hunarmand", lastName: "Office", email: "office@example.pk", phone: null },
] as const;
