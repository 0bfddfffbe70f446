import type { createAuthMiddleware } from "better-auth/api";

export type CallContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];
