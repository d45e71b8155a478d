/** The accounts of product.md, section 5; all with the same password, so that anybody can try every side. */
export const demoPassword = "Hunarmand#2026";

const islamabad = { city: "Islamabad", category: "Installations" };

export const demoProviders = [
  {
    ...islamabad,
    firstName: "Ali",
    lastName: "Raza",
    fatherName: "Muhammad Raza",
    email: "ali.raza@example.pk",
    phone: "+923001234567",
    cnic: "6110112345671",
    area: "G-9",
    skills: ["AC Installation", "Electrical Wiring", "Plumbing Installation"],
    status: "Verified",
  },
  {
    ...islamabad,
    firstName: "Bilal",
    lastName: "Khan",
    fatherName: "Imran Khan",
    email: "bilal.khan@example.pk",
    phone: "+923011234567",
    cnic: "6110112345672",
    area: "F-10",
    skills: ["AC Installation", "Electrical Wiring", "Plumbing Installation"],
    status: "Verified",
  },
  {
    ...islamabad,
    firstName: "Sana",
    lastName: "Malik",
    fatherName: "Tariq Malik",
    email: "sana.malik@example.pk",
    phone: "+923021234567",
    cnic: "6110112345673",
    area: "I-8",
    skills: ["Electrical Wiring"],
    status: "Pending",
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

/** Jobs of Ayesha for Ali: `completedDaysAgo` null is still requested. */
export const demoJobs = [
  {
    skill: "AC Installation",
    area: "G-9",
    address: "House 12, Street 45, G-9/1",
    latitude: 33.6891,
    longitude: 73.0299,
    completedDaysAgo: null,
  },
  {
    skill: "Electrical Wiring",
    area: "F-10",
    address: "Flat 3B, Park Towers, F-10 Markaz",
    latitude: 33.6953,
    longitude: 73.0113,
    completedDaysAgo: null,
  },
  {
    skill: "AC Installation",
    area: "G-10",
    address: "House 7, Street 18, G-10/3",
    latitude: 33.6763,
    longitude: 73.0128,
    completedDaysAgo: 3,
    pricePkr: 4_500,
    rating: 5,
    feedback: "Came on time, worked cleanly and explained everything.",
  },
  {
    skill: "Plumbing Installation",
    area: "I-8",
    address: "House 201, Street 30, I-8/2",
    latitude: 33.6683,
    longitude: 73.0753,
    completedDaysAgo: 21,
    pricePkr: 6_200,
    rating: 4,
    feedback: "Good work. He had to come back once for a missing part.",
  },
] as const;
