import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** Settings are read once, so each case loads fresh modules. */
async function policyWith(settings: Record<string, string>): Promise<string> {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { securityHeaders } = await import("#app/http/requests/security-headers.server.ts");
  return new Headers(securityHeaders("/", "nonce")).get("content-security-policy") ?? "";
}

// Tests run in development mode, which has a laxer policy.
beforeEach(() => void vi.stubEnv("DEV", false));
afterEach(() => void vi.unstubAllEnvs());

const script = "https://chat.example.com/widget.js";

test("a live chat may load from and speak to its own origin and those that the owner names", async () => {
  const policy = await policyWith({
    LIVE_CHAT_SCRIPT_URL: script,
    LIVE_CHAT_ORIGINS: "wss://socket.example.com https://chat.example.com",
  });
  for (const directive of ["script-src", "style-src", "img-src", "font-src", "connect-src", "frame-src"]) {
    const sources = policy.split("; ").find((part) => part.startsWith(directive));
    expect(sources?.match(/chat\.example\.com/g)).toHaveLength(1);
    expect(sources).toContain("wss://socket.example.com");
  }
  expect(policy.split("; ").find((part) => part.startsWith("form-action"))).not.toContain("chat.example");
});

test("without a script the origins count for nothing", async () => {
  expect(await policyWith({ LIVE_CHAT_ORIGINS: "https://chat.example.com" })).not.toContain("chat.example");
});

test.each([
  "https://chat.example.com; script-src *",
  "'unsafe-inline'",
  "chat.example.com",
  "https://a.example/x",
])("%s is no origin", async (LIVE_CHAT_ORIGINS) => {
  await expect(policyWith({ LIVE_CHAT_SCRIPT_URL: script, LIVE_CHAT_ORIGINS })).rejects.toThrow(
    "LIVE_CHAT_ORIGINS",
  );
});
