import { wireNumber } from "@hunarmand/api/fields";
import { nameIssue } from "@hunarmand/api/issues";
import { ErasingTimes } from "@hunarmand/api/staff/erasing-times";
import { isWholePoint, OfficeContactBody } from "@hunarmand/api/staff/public-settings";
import { type OfficeSettings, updateOfficeSettings } from "@hunarmand/api/staff/staff";
import { TextBudget } from "@hunarmand/api/staff/text-budget";
import { isOpenSomeTime, VisitHoursBody } from "@hunarmand/api/staff/visit-hours";
import type { z } from "zod";
import type { CallForm } from "../shared/forms/use-call-form.ts";
import { checkDayPrice, dayPriceFields, toDayPrice } from "./settings/day-price-form.ts";

/** The call's settings as the flat fields of a form. */
export const SettingsForm = updateOfficeSettings.body
  .omit({
    contact: true,
    visits: true,
    walletAccounts: true,
    contractAccount: true,
    channels: true,
    demandsSecondFactor: true,
  })
  .omit({ erasing: true, textBudget: true, usualDayPrice: true })
  .required()
  .extend(OfficeContactBody.shape)
  .extend(VisitHoursBody.shape)
  .extend(dayPriceFields)
  .extend({
    personDays: wireNumber(ErasingTimes.shape.personDays),
    documentDays: wireNumber(ErasingTimes.shape.documentDays),
    textsOfHour: wireNumber(TextBudget.shape.hour),
    textsOfDay: wireNumber(TextBudget.shape.day),
  })
  .refine(isWholePoint, {
    path: ["longitude"],
    message: nameIssue("coordinates-pair"),
  })
  .refine(isOpenSomeTime, { path: ["closesAt"], message: nameIssue("visit-hours") })
  .superRefine(checkDayPrice);

export const toFields = ({ contact, visits, erasing, textBudget, usualDayPrice, ...numbers }: OfficeSettings) => ({
  offerRoundSize: String(numbers.offerRoundSize),
  offerMinutes: String(numbers.offerMinutes),
  urgentOfferMinutes: String(numbers.urgentOfferMinutes),
  payoutApprovalAbovePkr: String(numbers.payoutApprovalAbovePkr),
  payoutWeekday: String(numbers.payoutWeekday),
  pricedCrewMax: String(numbers.pricedCrewMax),
  defaultLanguage: numbers.defaultLanguage,
  phone: contact.phone ?? "",
  whatsapp: contact.whatsapp ?? "",
  email: contact.email ?? "",
  address: contact.address ?? "",
  openingHours: contact.openingHours ?? "",
  addressInUrdu: contact.addressInUrdu ?? "",
  openingHoursInUrdu: contact.openingHoursInUrdu ?? "",
  latitude: String(contact.latitude ?? ""),
  longitude: String(contact.longitude ?? ""),
  facebook: contact.facebook ?? "",
  linkedin: contact.linkedin ?? "",
  days: visits.days.map(String),
  opensAt: visits.opensAt,
  closesAt: visits.closesAt,
  slotMinutes: String(visits.slotMinutes),
  peoplePerSlot: String(visits.peoplePerSlot),
  bring: visits.bring,
  personDays: String(erasing.personDays),
  documentDays: String(erasing.documentDays),
  textsOfHour: String(textBudget.hour),
  textsOfDay: String(textBudget.day),
  dayPriceFromPkr: String(usualDayPrice?.fromPkr ?? ""),
  dayPriceToPkr: String(usualDayPrice?.toPkr ?? ""),
});

/** Returns the call's settings. An empty field means no setting: public pages then omit it. */
export function toSettings({
  offerRoundSize,
  offerMinutes,
  urgentOfferMinutes,
  payoutApprovalAbovePkr,
  payoutWeekday,
  pricedCrewMax,
  defaultLanguage,
  days,
  opensAt,
  closesAt,
  slotMinutes,
  peoplePerSlot,
  bring,
  personDays,
  documentDays,
  textsOfHour,
  textsOfDay,
  dayPriceFromPkr,
  dayPriceToPkr,
  ...contact
}: z.output<typeof SettingsForm>) {
  const given = Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== undefined));
  const visits = { days, opensAt, closesAt, slotMinutes, peoplePerSlot, bring };
  const erasing = { personDays, documentDays };
  const textBudget = { hour: textsOfHour, day: textsOfDay };
  const business = {
    offerRoundSize,
    offerMinutes,
    urgentOfferMinutes,
    payoutApprovalAbovePkr,
    payoutWeekday,
    pricedCrewMax,
  };
  const usualDayPrice = toDayPrice({ dayPriceFromPkr, dayPriceToPkr });
  return { ...business, defaultLanguage, contact: given, visits, erasing, textBudget, usualDayPrice };
}

export type SettingsFields = CallForm<ReturnType<typeof toFields>, unknown>;
