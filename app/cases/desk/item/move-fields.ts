import { z } from "zod";

import { hidden, ticked } from "#app/forms/fields.ts";

/** `from` is the state the page showed. */
export const moveFields = z.object({ from: hidden, to: hidden, note: hidden, tell: ticked });
