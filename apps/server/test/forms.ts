/** Valid forms. A test changes the fields that it is about. */
export const jobForm = {
  category: "Installations",
  skill: "AC Installation",
  city: "Islamabad",
  area: "G-9",
  address: "House 1, Street 1",
};

export const signupForm = {
  FirstName: "Ali",
  LastName: "Raza",
  FatherName: "Muhammad",
  PhoneNumber: "03331234567",
  CNIC: "6110176543211",
  Email: "ali@example.pk",
  Password: "a good long password",
  Gender: "male" as const,
  City: "Islamabad",
  Area: "G-9",
  Category: "Installations",
  Skill: "AC Installation",
};

export const contactForm = {
  firstName: "Ayesha",
  lastName: "Siddiqui",
  email: "Ayesha@Example.pk",
  phoneNumber: "0303 1234567",
  subjectName: "Prices",
  inquiry: "What does an AC service cost?",
};

export const complaintForm = {
  fullName: "Ayesha",
  phone: "03031234567",
  subject: "Late",
  complaint: "He came three hours late.",
};

export const proposalForm = {
  contractorName: "Kamran Builders",
  address: "Plot 9, I-9/3",
  city: "Islamabad" as const,
  phoneNumber: "03041234567",
  cnic: "6110112345671",
  projectName: "Office tower",
  availability: "Day" as const,
  duration: "15 days" as const,
  contractDetails: "Twenty masons.",
};

export const quoteForm = {
  totalHandymen: 5,
  duration: "1 Day" as const,
  city: "Karachi" as const,
  phone: "03041234567",
};
