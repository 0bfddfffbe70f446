import { createContext } from "react-router";

import type { UserId } from "#app/platform/ids.ts";

/** Who is signed in, as far as any page or call may see. */
export type CurrentUser = {
  id: UserId;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Digits without the country code. */
  mobile: string;
  /** Two letters, ISO 3166-1. */
  country: string;
  role: "customer" | "staff";
  /** Whether this sign-in gave a second factor's code, which whatever staff may do asks for. */
  codeGiven?: boolean;
};

/** The nonce of this answer's script policy, or of a page's rendering that is to be kept; null where the policy is off. */
export const nonceContext = createContext<string | null>(null);

/** A page that is rendered once for everyone it may be shown to. */
export type SharedPage = {
  /** What marks the scripts of this rendering as ours. It goes no further: what is kept names them by their hashes. */
  nonce: string;
  /** Set by a loader that could not get at all it shows: such a page is nobody else's. */
  incomplete: boolean;
};

/** The page being rendered to be kept; null while a page is rendered for one visitor. */
export const sharedPageContext = createContext<SharedPage | null>(null);

/** The visitor's network address, for limits on what can be guessed at; "unknown" outside a server. */
export const visitorAddressContext = createContext<string>("unknown");

/** Whether a program on this machine asks, and nobody in between: only then is what a developer needs shown. */
export const fromThisMachineContext = createContext<boolean>(false);

/** The signed-in customer or member of staff; null for a visitor. */
export const currentUserContext = createContext<CurrentUser | null>(null);
