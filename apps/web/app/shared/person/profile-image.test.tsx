// Loaded on demand by the picture. Compiled here, so that no test waits for it.
import "@hunarmand/api/providers/documents";
import "@hunarmand/api/providers/providers";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitFor } from "../../../test-setup/screen-reading.ts";
import "../calls/call-api.ts";
import { refreshProfileImage, useProfileImage } from "./profile-image.ts";
import { signIn, signOut } from "./session.ts";

const tokenOf = (claims: object) => `x.${btoa(JSON.stringify(claims))}.x`;
const ali = tokenOf({ email: "ali@example.pk", role: "Provider" });

let root: Root;
let place: HTMLElement;
let made = 0;

function Picture() {
  const image = useProfileImage();
  return <p>{image ? `${image.status} ${image.url ?? ""}`.trim() : "default"}</p>;
}

beforeEach(async () => {
  calledPaths.length = 0;
  made = 0;
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
    made += 1;
    return `blob:${made}`;
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});

afterEach(async () => {
  // The header gets the event before it is removed.
  await act(async () => signOut());
  await act(async () => root.unmount());
});

const profile = {
  id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11",
  ...{ firstName: "Ali", lastName: "Raza", fatherName: "Raza Khan", phoneNumber: "", phoneNumberAlt: null, cnic: "" },
  ...{ email: "ali@example.pk", gender: "male", city: "", area: "", category: "", skill: "", subSkill: "" },
  ...{
    qualification: null,
    experience: null,
    status: "Verified",
    statusReason: null,
    available: true,
    workHours: "day",
  },
};

const calledPaths: string[] = [];

const answer = (status: number, hasPicture = true) =>
  vi.stubGlobal("fetch", async (url: string) => {
    calledPaths.push(url.split("?")[0] ?? "");
    return url.includes("edituser")
      ? new Response(JSON.stringify({ ...profile, hasPicture }))
      : new Response(status === 200 ? "x" : "{}", { status });
  });
const draw = () => act(async () => root.render(<Picture />));
const shows = (text: string) => act(() => waitFor(() => expect(place.textContent).toBe(text)));

test("a provider's picture is fetched, and again after an upload", async () => {
  answer(200);
  signIn(ali, "Provider");
  await draw();
  await shows("loaded blob:1");
  await act(() => refreshProfileImage());
  expect(place.textContent).toBe("loaded blob:2");
  expect(URL.revokeObjectURL).toHaveBeenCalledWith("blob:1");
});

test("a picture that was never uploaded is not fetched", async () => {
  answer(404, false);
  signIn(ali, "Provider");
  await draw();
  await shows("none");
  expect(calledPaths).toEqual(["/api/Provider/edituser"]);
});

test("when it fails, the default picture stays", async () => {
  answer(500);
  signIn(ali, "Provider");
  await draw();
  await shows("failed");
});

test("a customer's picture is not fetched", async () => {
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  signIn(tokenOf({ email: "ayesha@example.pk", role: "Customer" }), "Customer");
  await draw();
  await shows("default");
  expect(fetch).not.toHaveBeenCalled();
});

test("the next person's token is never used to fetch the picture of the person before", async () => {
  answer(200);
  await draw();
  act(() => signIn(ali, "Provider"));
  // In the same tick: the code of the calls is still loading.
  act(() => signIn(tokenOf({ email: "sana@example.pk", role: "Customer" }), "Customer"));
  await act(async () => {
    await import("../calls/call-api.ts");
    await import("@hunarmand/api/providers/providers");
    await import("@hunarmand/api/providers/documents");
  });
  expect(calledPaths).toEqual([]);
});
