import { describe, expect, it } from "vitest";
import { startPortal } from "../../test/portal.ts";

const portal = await startPortal();

const sendForm = (contentType: string, payload: string) =>
  portal.app.inject({
    method: "POST",
    url: "/api/Provider/add-provider",
    headers: { "content-type": contentType },
    payload,
  });

describe("a form that cannot be read", () => {
  it.each([
    ["cut off", "multipart/form-data; boundary=x", "--x\r\nbroken"],
    [
      "cut off in a field",
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb',
    ],
    ["without a boundary", "multipart/form-data", "--x\r\n"],
    ["with a part without a header", "multipart/form-data; boundary=x", "--x\r\n\r\nhello\r\n--x--\r\n"],
  ])("%s is the sender's mistake, not the server's", async (_fault, contentType, payload) => {
    const answer = await sendForm(contentType, payload);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json()).toMatchObject({ code: expect.stringMatching(/invalid-input|unsupported-type/) });
  });
});

describe("an address that cannot be read", () => {
  it.each(["%ED%A0%80", "%", "a".repeat(2_500)])("is refused like any other mistake (%#)", async (part) => {
    const answer = await portal.app.inject(`/api/Job/${part}`);
    expect(answer.json()).toMatchObject({ code: expect.stringMatching(/^(invalid-input|not-found)$/) });
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain("FST_ERR");
  });
});
