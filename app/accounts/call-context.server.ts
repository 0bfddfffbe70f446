import type { createAuthMiddleware } from "better-auth/api";

/** What better-auth hands to whoever looks at a call before or after it is answered. */
export type CallContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];
