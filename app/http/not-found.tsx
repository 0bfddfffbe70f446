import { data } from "react-router";

/** Whatever no route knows: the drawn error page of the root answers. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
