import type { SettingsChange } from "../domain/settings/settings.queries.ts";

/** The settings of a made-up office. None of these addresses or numbers is real. */
export const demoSettings: SettingsChange = {
  contact: {
    phone: "+92 51 111 486 276",
    whatsapp: "+92 300 1112233",
    email: "help@hunarmand.example",
    address: "Office 4, Blue Area, Jinnah Avenue, Islamabad",
    openingHours: "9am to 6pm, Monday to Saturday",
    addressInUrdu: "دفتر نمبر 4، بلیو ایریا، جناح ایونیو، اسلام آباد",
    openingHoursInUrdu: "صبح 9 سے شام 6 بجے تک، پیر سے ہفتہ",
    latitude: 33.7104,
    longitude: 73.0563,
    facebook: "https://www.facebook.com/",
    linkedin: "https://www.linkedin.com/",
  },
  usualDayPrice: { fromPkr: 2_500, toPkr: 5_000 },
  contractAccount: {
    bank: "Meezan Bank (demo)",
    title: "Hunarmand Services (demo)",
    number: "PK00DEMO0000000000000004",
  },
  // SadaPay has none, to show what a payer reads in that case.
  walletAccounts: {
    easypaisa: { title: "Hunarmand Services (demo)", number: "0300 0000001" },
    jazzcash: { title: "Hunarmand Services (demo)", number: "0300 0000002" },
    nayapay: { title: "Hunarmand Services (demo)", number: "0300 0000003" },
  },
};
