import type { InputOf } from "@hunarmand/api/call";
import type * as api from "@hunarmand/api/catalogue/catalogue";
import { toPaisa } from "../values/money.ts";
import type { EntryFields } from "./catalogue.queries.ts";

type Body = InputOf<typeof api.updateCatalogueEntry>["body"];

const toOptionalPaisa = (pkr: number | undefined) => (pkr === undefined ? undefined : toPaisa(pkr));

/** Converts the wire's fields to the tables' columns. */
export const toEntryFields = ({
  name,
  description,
  latitude,
  longitude,
  priceFrom,
  priceTo,
  dayPrice,
  personName,
  peopleName,
  language,
  urduName,
  urduDescription,
  urduPeopleName,
}: Body): EntryFields => ({
  name,
  description,
  latitude,
  longitude,
  priceFromPaisa: toOptionalPaisa(priceFrom),
  priceToPaisa: toOptionalPaisa(priceTo),
  dayPricePaisa: toOptionalPaisa(dayPrice),
  personName,
  peopleName,
  language,
  urduName,
  urduDescription,
  urduPeopleName,
});
