import { href } from "react-router";

/** The page to log in on, which leads to `next` afterwards. */
export function logInPath(next: string): string {
  return `${href("/account/login")}/?next=${encodeURIComponent(next)}`;
}
