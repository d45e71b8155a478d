import { afterEach, expect, test } from "vitest";
import { done } from "../../test-setup/faked-server.ts";
import { followedJob } from "../../test-setup/followed-job.ts";
import { findButton, findField, press } from "../../test-setup/screen-person.ts";
import { readDialog, readPage, wait } from "../../test-setup/screen-reading.ts";
import { customer } from "../../test-setup/signed-in.ts";
import { leave, visit } from "../../test-setup/visit.ts";

afterEach(leave);

const id = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a22";
const home = {
  ...{ id, label: "Home", city: "Islamabad", area: "G-9", address: "House 12, Street 45" },
  ...{ landmark: "Behind the green mosque", pinLocationLatitude: 33.6891, pinLocationLongitude: 73.0299 },
};
const addresses = { "customer/addresses": { body: [home] } };

test("a customer reads each saved address with landmark and pin, and deletes it after a confirmation", async () => {
  const removed = { ...done("The address is deleted."), changes: { "customer/addresses": { body: [] } } };
  const replies = { ...addresses, [`addresses/${id}/remove`]: removed };
  await visit({ path: "/addresses", who: customer, replies });
  await readPage("Behind the green mosque");
  await readPage("On the map");
  await press("Delete: Home");
  await readDialog("Jobs you have already posted keep their address.", "Delete Home?");
  await press("Delete");
  await readPage("No addresses yet.");
  expect(findButton("Delete: Home")).toBeUndefined();
});

test("a customer finds the places of their last jobs, and saves one under a name", async () => {
  const place = { city: "Islamabad", area: "F-8", address: "Office 4, Street 2" };
  const jobs = [
    followedJob,
    { ...followedJob, id, ...place },
    { ...followedJob, ...home, id: home.id.replace("6", "7") },
  ];
  await visit({ path: "/addresses", who: customer, replies: { ...addresses, "my-jobs": { body: jobs } } });
  await readPage("From your last jobs");
  expect(findButton("Give it a name: House 12, Street 45, G-9"), "it is saved already").toBeUndefined();
  await press("Give it a name: Office 4, Street 2, F-8");
  const read = (name: string) => document.querySelector<HTMLInputElement>(`dialog [name="${name}"]`)?.value;
  await wait(() => read("address") === place.address, "dialog with the address");
  expect(read("label")).toBe("");
});

test("the form of an existing address contains everything that is stored", async () => {
  await visit({ path: "/addresses", who: customer, replies: addresses });
  await press("Change: Home");
  const read = (name: string) => document.querySelector<HTMLInputElement>(`dialog [name="${name}"]`)?.value;
  await wait(() => read("label") === "Home", "dialog with the name of the address");
  expect(read("address")).toBe("House 12, Street 45");
  expect(read("landmark")).toBe("Behind the green mosque");
  const states = [...document.querySelectorAll("dialog [role=status]")].map(({ textContent }) => textContent);
  expect(states).toContain("Your place is on the map.");
});

/** Opens the sign-in details of a customer who has proven a number, and has no e-mail. */
const openSignInDetails = ({ hasPassword }: { hasPassword: boolean }) => {
  const own = { email: null, emailConfirmed: false, phoneNumber: "+923031234567", phoneConfirmed: true };
  const person = { id, role: "Customer", firstName: "Ayesha", lastName: "Siddiqui", email: null };
  return visit({
    path: "/signindetails",
    who: customer,
    replies: {
      "User/identity": { body: { ...own, hasPassword, request: null } },
      "User/user-data": { body: { ...person, phoneNumber: own.phoneNumber } },
    },
  });
};

test("a customer with only a proven number sets a first password by a code to it", async () => {
  await openSignInDetails({ hasPassword: false });
  (await wait(() => document.querySelector<HTMLElement>("main a[href='/forgetpassword']"), "way to set one")).click();
  await wait(() => findField("phoneNumber")?.value === "+923031234567", "form by phone, with the own number");
});

test("a customer's name changes only with the password", async () => {
  await openSignInDetails({ hasPassword: true });
  await readPage("Ayesha Siddiqui");
  await press("Change your name");
  await press("Save");
  const refused = () => document.querySelector('dialog [name="currentPassword"]')?.getAttribute("aria-invalid");
  await wait(() => refused() === "true", "password that is asked for");
});
