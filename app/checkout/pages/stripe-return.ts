import type { LoaderFunctionArgs } from "react-router";

import { finishReturn } from "#app/checkout/pages/finish-return.server.ts";

export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return finishReturn("stripe", Object.fromEntries(new URL(request.url).searchParams));
}
