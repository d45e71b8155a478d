import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
  // The header is notified before it goes.
  await act(async () => signOut());
  await act(async () => root.unmount());
});

const answer = (status: number) =>
  vi.stubGlobal("fetch", async () => new Response(status === 200 ? "x" : "{}", { status }));
const draw = () => act(async () => root.render(<Picture />));
const shows = (text: string) => act(() => vi.waitFor(() => expect(place.textContent).toBe(text), { timeout: 4_000 }));

test("a provider's picture is fetched, and anew after an upload", async () => {
  answer(200);
  signIn(ali, "Provider");
  await draw();
  await shows("loaded blob:1");
  await act(() => refreshProfileImage());
  expect(place.textContent).toBe("loaded blob:2");
  expect(URL.revokeObjectURL).toHaveBeenCalledWith("blob:1");
});

test("without a picture, and when it fails, the default one stays", async () => {
  answer(404);
  signIn(ali, "Provider");
  await draw();
  await shows("none");
  answer(500);
  await act(() => refreshProfileImage());
  expect(place.textContent).toBe("failed");
});

test("a customer's is not even asked for", async () => {
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  signIn(tokenOf({ email: "ayesha@example.pk", role: "Customer" }), "Customer");
  await draw();
  await shows("default");
  expect(fetch).not.toHaveBeenCalled();
});
