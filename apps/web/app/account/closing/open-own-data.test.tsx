import { afterEach, expect, test } from "vitest";
import { done, refusing } from "../../../test-setup/faked-server.ts";
import { fill, findField, press } from "../../../test-setup/screen-person.ts";
import { readDialog, waitFor } from "../../../test-setup/screen-reading.ts";
import { customer, email } from "../../../test-setup/signed-in.ts";
import { fakeDatabases, readDatabases } from "../../../test-setup/stores/fake-databases.ts";
import { leave, visit } from "../../../test-setup/visit.ts";
import { keepReply } from "../../shared/calls/stored/kept-replies.ts";

afterEach(leave);

const own = { email: null, emailConfirmed: false, phoneNumber: "+923001234567", phoneConfirmed: true, request: null };

test("a person without a password confirms with a code, and reads why the account cannot be closed yet", async () => {
  await visit({
    path: "/yourdata",
    who: customer,
    replies: {
      "User/identity": { body: { ...own, hasPassword: false } },
      "User/owner-code": done("The code is on its way."),
      "User/close-account": refusing("closing-job-open"),
    },
  });
  await press("Close my account");
  await readDialog("Your account has no password. We will send you a code.");
  expect(findField("currentPassword")).toBeNull();
  await press("Send a code");
  await readDialog("The code is on its way.");
  await fill({ code: "123456" });
  await press("Close my account forever");
  const { message } = (refusing("closing-job-open").body ?? {}) as { message: string };
  await readDialog(message);
});

test("a person with a password needs no code", async () => {
  await visit({
    path: "/yourdata",
    who: customer,
    replies: {
      "User/identity": { body: { ...own, hasPassword: true } },
      "User/own-data": refusing("password-wrong", [
        { field: "currentPassword", code: "password-wrong", message: "Your current password is wrong." },
      ]),
    },
  });
  await press("Download");
  await fill({ currentPassword: "not my password" });
  expect(findField("code")).toBeNull();
  await press("Download the file");
  await readDialog("Your current password is wrong.");
});

test("closing the account leaves nothing of what the phone has stored", async () => {
  fakeDatabases();
  await visit({
    path: "/yourdata",
    who: customer,
    replies: {
      "User/identity": { body: { ...own, hasPassword: true } },
      "User/close-account": done("Closed.", { eraseDate: "2026-12-23T08:00:00.000Z" }),
    },
  });
  await keepReply(email, "/api/Job/my-jobs", [{ area: "G-9", address: "House 12" }]);
  expect(await readDatabases()).toContain("House 12");
  await press("Close my account");
  await fill({ currentPassword: "my own password" });
  await press("Close my account forever");
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
  expect({ ...localStorage, ...sessionStorage }).toEqual({});
});
