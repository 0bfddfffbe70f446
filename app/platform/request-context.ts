import { createContext } from "react-router";

import type { UserId } from "#app/platform/ids.ts";
import type { Refused } from "#app/platform/outcome.ts";

export type CurrentUser = {
  id: UserId;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
  country: string;
  role: "customer" | "staff";
  /** Whether this session passed two-factor; staff rights need it. */
  codeGiven?: boolean;
  hasSecondFactor?: boolean;
};

/** Null if the script policy is off. */
export const nonceContext = createContext<string | null>(null);

export type SharedPage = {
  /** Cached pages name their scripts by hash instead. */
  nonce: string;
  /** A loader failed, so this page must not be cached. */
  incomplete: boolean;
};

/** Null while a page is rendered for one visitor only. */
export const sharedPageContext = createContext<SharedPage | null>(null);

/** For rate limits; "unknown" outside a server. */
export const visitorAddressContext = createContext<string>("unknown");

/** Set where an address has sent too many forms: the page says so instead of reading this one. */
export const limitedContext = createContext<Refused | null>(null);

/** Gates developer tools: no proxy, no other machine. */
export const fromThisMachineContext = createContext<boolean>(false);

export const currentUserContext = createContext<CurrentUser | null>(null);
