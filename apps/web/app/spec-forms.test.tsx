import { expect, test } from "vitest";
import { done, refusing } from "../test-setup/faked-server.ts";
import { detailedJob, jobId } from "../test-setup/job-replies.ts";
import { fill, findField, press, tick } from "../test-setup/screen-person.ts";
import { readDialog, readPage, wait } from "../test-setup/screen-reading.ts";
import { provider, unreadable } from "../test-setup/signed-in.ts";
import { signupChoices } from "../test-setup/signup/signup-choices.ts";
import { visit, waitForPath } from "../test-setup/visit.ts";

const refusedMark = (name: string) =>
  wait(() => findField(name)?.getAttribute("aria-invalid") === "true", `mark at ${name}`);
const readChoices = (name: string) =>
  [...(findField(name)?.querySelectorAll("option") ?? [])].map(({ value }) => value);

test("Login: identifier and password must both be non-empty", async () => {
  await visit({ path: "/login", replies: { "Provider/login": refusing("login-failed") } });
  for (const [identifier = "", password = ""] of [
    ["", ""],
    ["ali.raza@example.pk", ""],
    ["", "Hunarmand#2026"],
    ["   ", "Hunarmand#2026"],
  ]) {
    await fill({ identifier, password });
    await press("Login");
    await readDialog("Please enter email/phone and password", "Error");
    await press("OK");
  }
  await fill({ identifier: "x", password: "y" });
  await press("Login");
  await readDialog("Wrong email, phone number or password.");
});

test("Signup: area and skills are disabled until their parent is chosen, and follow it", async () => {
  const failed = refusing("internal-error");
  const replies = { ...signupChoices, "areas-list/3": failed, "skills-list/3": failed };
  await visit({ path: "/signup", replies });
  await readPage("Choose a category first.");
  expect(findField("Area")?.disabled).toBe(true);
  await fill({ City: "Islamabad", Area: "G-9", Category: "Installations" });
  await tick("Plumbing Installation");
  await fill({ City: "Rawalpindi" });
  await wait(() => readChoices("Area").includes("Saddar"), "area of Rawalpindi");
  expect(findField("Area")?.value).toBe("");
  await fill({ Category: "Construction" });
  await wait(() => !document.body.textContent.includes("Plumbing Installation"), "list without other trades' skills");
  await wait(() => findField("Skill")?.value === "Masonry", "skill of construction");
  await fill({ City: "Lahore", Category: "Specialists" });
  await wait(() => findField("Skill") === null, "list without skills");
  await wait(() => readChoices("Area").length === 1, "list without areas");
  expect(findField("Area")?.disabled).toBe(true);
});

test("Completion: a rating from 1 to 5 that starts at 5", async () => {
  const replies = { [`job-details/${jobId}`]: { body: detailedJob } };
  await visit({ path: `/jobcompletion/${jobId}`, who: provider, replies });
  const findStars = () => [
    ...document.querySelectorAll<HTMLInputElement>('main input[type=radio][aria-label*="star"]'),
  ];
  await wait(() => findStars().length > 0, "rating");
  expect(findStars().map(({ value }) => value)).toEqual(["1", "2", "3", "4", "5"]);
  expect(
    findStars()
      .find(({ checked }) => checked)
      ?.getAttribute("aria-label"),
  ).toBe("5 stars");
});

test("Forgot password: a code of 4 to 6 characters, and two equal passwords", async () => {
  const path = "/forgetpassword?email=ali.raza@example.pk&code=123";
  await visit({ path, replies: { "verify-reset-code": done("") } });
  await wait(() => findField("code")?.value === "123", "code of the link");
  expect(findField("code")?.maxLength).toBe(6);
  await press("Verify code");
  await refusedMark("code");
  await fill({ code: "1234" });
  await press("Verify code");
  await press("OK");
  const password = "Chaabi-Panaa-52";
  for (const [newPassword = "", confirmPassword = "", refused = "", says = ""] of [
    ["", "", "newPassword", "Please fill all password fields"],
    [password, "", "confirmPassword", "Please fill all password fields"],
    ["", password, "newPassword", "Please fill all password fields"],
    [password, `${password}!`, "confirmPassword", "Passwords do not match"],
  ]) {
    await fill({ newPassword, confirmPassword });
    await press("Reset password");
    await refusedMark(refused);
    await readPage(says);
  }
});

test("Reset popup: any text as email, trimmed", async () => {
  await visit({ path: "/home", replies: { "forgot-password": done("") } });
  await press("Forgot Password?");
  for (const typed of ["", "   "]) {
    await fill({ email: typed });
    await press("Send reset link");
    await refusedMark("email");
  }
  await fill({ email: " anything " });
  await press("Send reset link");
  await readDialog("Password reset link sent!");
});

test("Accept, arrival, details and completion need a job id", async () => {
  for (const path of ["/acceptjob", "/acceptarrival", "/acceptjobdetailssubmission", "/jobcompletion"]) {
    await visit({ path, who: provider });
    await readDialog("Job ID Missing - No job selected. Returning to requested jobs.");
    await press("OK");
    await waitForPath("/requestedjobs");
  }
});

test("Password, picture and payments need an email in the token, the job forms redirect to the login", async () => {
  for (const path of [
    ...["/acceptjob", "/acceptcustomerinfo", `/acceptarrival/${jobId}`],
    ...[`/acceptjobdetailssubmission/${jobId}`, `/jobcompletion/${jobId}`],
  ]) {
    await visit({ path, who: unreadable, currentJobId: jobId });
    await readDialog("Session Expired - Please login again.");
    await press("OK");
    await waitForPath("/login");
  }
  await visit({ path: "/creditcard", who: unreadable });
  const card = { nameOnCard: "N", cardNumber: "4242424242424242", expiryDate: "1228", cvv: "123" };
  await fill({ amount: "1", ...card });
  await press("Pay Now");
  await readDialog("User not logged in or email missing in token");
});
