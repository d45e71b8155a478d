export const proposal = {
  contractorName: "Tahir Builders",
  address: "Plot 8, I-9 Industrial Area",
  city: "Islamabad",
  phoneNumber: "03041234567",
  cnic: "61101-1234567-1",
  projectName: "Warehouse roof",
  availability: "Day/Night",
  duration: "6 months",
  contractDetails: "Ten masons and four welders.",
} as const;
