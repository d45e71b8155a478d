import type * as api from "@hunarmand/api/providers/code-signup";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { checkPhoneCode, eventOf } from "../domain/account/phone/phone-codes.ts";
import { startLoginSession } from "../domain/account/start-login-session.ts";
import { getPlace, getTrade } from "../domain/catalogue/choices.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { openProvider } from "./open-provider.ts";

/** What the applicant types later, before the visit to the office. */
const untyped = {
  fatherName: null,
  phoneAlt: null,
  cnic: null,
  gender: null,
  qualification: null,
  experienceYears: null,
};

export const signUpByCode: UseCase<typeof api.signUpByCode> = async (services, _caller, { body, address }) => {
  const { ticket, code, newAccount } = body;
  const proven = await checkPhoneCode(services, { ticket, code, purpose: "login" });
  const place = await getPlace(services.db, { city: body.City, area: body.Area }, { city: "City", area: "Area" });
  const trade = await getTrade(
    services.db,
    { category: body.Category, skill: body.Skill, subSkill: body.SubSkill },
    { category: "Category", skill: "Skill", subSkill: "SubSkill" },
  );
  const names = { firstName: body.FirstName, lastName: body.LastName ?? "" };
  const account = { ...names, role: "Provider" as const, email: null, phone: proven.phone, passwordHash: null };
  const provider = { account, profile: untyped, place, trade };
  const id = await openProvider(services, provider, { ...proven, newAccount });
  const session = { ...account, id, status: providerStatus.pending };
  return startLoginSession(services, session, { address, kind: eventOf.login });
};
