/** How to reach the office. One place for now; the office's settings will fill it. */
export const officeContact = {
  name: "Hunarmand",
  phone: "+92 51 111 486 276",
  phoneLink: "tel:+9251111486276",
  whatsappLink: "https://wa.me/923001112233",
  email: "help@hunarmand.example",
  address: "Office 4, Blue Area, Jinnah Avenue, Islamabad",
  latitude: 33.7104,
  longitude: 73.0563,
  social: {
    facebook: "https://www.facebook.com/",
    linkedin: "https://www.linkedin.com/",
  },
} as const;
