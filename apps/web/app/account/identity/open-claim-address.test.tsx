import { afterEach, test } from "vitest";
import { done, refusing } from "../../../test-setup/faked-server.ts";
import { fill, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

const id = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a22";
const own = { email: null, emailConfirmed: false, phoneNumber: "+923031234567", phoneConfirmed: true };
const identity = (changes: object) => ({ body: { ...own, hasPassword: true, request: null, ...changes } });
const person = { id, role: "Customer", firstName: "Ayesha", lastName: "Siddiqui", email: null };
const asKnown = {
  "User/identity": identity({}),
  "User/user-data": { body: { ...person, phoneNumber: own.phoneNumber } },
};
const taken = (code: "phone-taken" | "email-taken", field: string) => refusing(code, [{ field, message: "taken" }]);

test("a person takes over a number of another account with the code sent to it", async () => {
  const moved = { "User/identity": identity({ phoneNumber: "+923355550123" }) };
  await visit({
    path: "/signindetails",
    who: customer,
    replies: {
      ...asKnown,
      "api/customer": taken("phone-taken", "phoneNumber"),
      "User/claim-address": done("A code is on its way."),
      "User/confirm-phone": { ...done("Your phone number is confirmed."), changes: moved },
    },
  });
  await readPage("+923031234567");
  await press("Change phone number");
  await fill({ phoneNumber: "0335 5550123", currentPassword: "Hunarmand#2026" });
  await press("Save");
  await readDialog(
    "Is this your number? Enter the code we send to it. Then it is yours, and the other account loses it.",
  );
  await press("Yes, send me a code");
  await readDialog("Enter the code we sent to 0335 5550123. It is valid for 10 minutes.");
  await fill({ code: "123456" });
  await press("Confirm");
  await readToast("Your phone number is confirmed.");
  await readPage("+923355550123");
});

test("an email that another account has confirmed cannot be taken over, and the screen says so", async () => {
  await visit({
    path: "/signindetails",
    who: customer,
    replies: {
      ...asKnown,
      "api/customer": taken("email-taken", "email"),
      "User/claim-address": taken("email-taken", "email"),
    },
  });
  await readPage("+923031234567");
  await press("Change email");
  await fill({ email: "ayesha@example.pk", currentPassword: "Hunarmand#2026" });
  await press("Save");
  await press("Yes, send me a code");
  await readDialog("This email is already registered.");
});
