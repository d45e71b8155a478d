import { afterEach, beforeEach, vi } from "vitest";
import { fakePictures } from "./picture.ts";
import { leave } from "./visit.ts";

// happy-dom's own XMLHttpRequest would leave for the network.
vi.mock("../app/shared/send-with-progress.ts", () => ({
  sendWithProgress: (address: string, request: RequestInit) => fetch(address, request),
}));

beforeEach(() => {
  vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  fakePictures();
});
afterEach(leave);
