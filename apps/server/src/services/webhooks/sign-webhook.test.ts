import { expect, it } from "vitest";
import { makeWebhookSecret, signWebhook } from "./sign-webhook.ts";

it("signs as the example of the Standard Webhooks specification", () => {
  const headers = signWebhook("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", {
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  });
  expect(headers).toMatchObject({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

it("makes another secret each time, of 256 bits", () => {
  const [one, other] = [makeWebhookSecret(), makeWebhookSecret()];
  expect(one).not.toBe(other);
  expect(Buffer.from(one.slice("whsec_".length), "base64")).toHaveLength(32);
});
