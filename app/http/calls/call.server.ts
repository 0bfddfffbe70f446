import type { z } from "zod";

import type { Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";

/** What a call knows besides its fields. Identity comes from the sign-in, never from the payload. */
export type CallContext<User> = {
  user: User;
  /** The network address it comes from. */
  address: string;
  now: Date;
  request: Request;
  slug: string;
};

/** A call of spec section 7: its wire names and schemas live here and nowhere else. */
export type Call = {
  /** Its address; `{slug}` stands for a service. */
  path: string;
  summary: string;
  signedIn: boolean;
  input: z.ZodObject;
  /** The fields of a good answer besides `success`. */
  answer: z.ZodObject;
  /** What every refusal carries besides `success`, `msg` and `code`. */
  refusalFields?: Record<string, string>;
  handle(input: never, context: CallContext<never>): Promise<Outcome<Record<string, unknown>>>;
};

type OpenCall<Input extends z.ZodObject, Answer extends z.ZodObject> = {
  path: string;
  summary: string;
  input: Input;
  answer: Answer;
  refusalFields?: Record<string, string>;
  handle(
    input: z.infer<Input>,
    context: CallContext<CurrentUser | null>,
  ): Promise<Outcome<z.input<Answer> & { success?: boolean }>>;
};

type SignedInCall<Input extends z.ZodObject, Answer extends z.ZodObject> = Omit<
  OpenCall<Input, Answer>,
  "handle"
> & {
  handle(
    input: z.infer<Input>,
    context: CallContext<CurrentUser>,
  ): Promise<Outcome<z.input<Answer> & { success?: boolean }>>;
};

/** A call that anyone may make. */
export function openCall<Input extends z.ZodObject, Answer extends z.ZodObject>(
  call: OpenCall<Input, Answer>,
): Call {
  return { ...call, signedIn: false };
}

/** A call that answers 401 without a sign-in. */
export function signedInCall<Input extends z.ZodObject, Answer extends z.ZodObject>(
  call: SignedInCall<Input, Answer>,
): Call {
  return { ...call, signedIn: true };
}
