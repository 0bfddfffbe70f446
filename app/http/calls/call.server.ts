import type { z } from "zod";

import type { Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";

/** Identity comes from the sign-in, never from the payload. */
export type CallContext<User> = {
  user: User;
  address: string;
  now: Date;
  cookies: string | null;
  slug: string;
};

/** Wire names and schemas of spec section 7 exist only in these. */
export type Call = {
  path: string;
  summary: string;
  signedIn: boolean;
  input: z.ZodObject;
  answer: z.ZodObject;
  refusalFields?: Record<string, string>;
  handle(input: never, context: CallContext<never>): Promise<Outcome<Record<string, unknown>>>;
};

type OpenCall<Input extends z.ZodObject, Answer extends z.ZodObject> = {
  path: string;
  summary: string;
  input: Input;
  answer: Answer;
  refusalFields?: Record<string, string>;
  handle(input: z.infer<Input>, context: CallContext<CurrentUser | null>): Promise<Outcome<z.input<Answer>>>;
};

type SignedInCall<Input extends z.ZodObject, Answer extends z.ZodObject> = Omit<
  OpenCall<Input, Answer>,
  "handle"
> & {
  handle(input: z.infer<Input>, context: CallContext<CurrentUser>): Promise<Outcome<z.input<Answer>>>;
};

export function openCall<Input extends z.ZodObject, Answer extends z.ZodObject>(
  call: OpenCall<Input, Answer>,
): Call {
  return { ...call, signedIn: false };
}

export function signedInCall<Input extends z.ZodObject, Answer extends z.ZodObject>(
  call: SignedInCall<Input, Answer>,
): Call {
  return { ...call, signedIn: true };
}
