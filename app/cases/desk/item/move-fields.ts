import { z } from "zod";

import { hidden, ticked } from "#app/forms/fields.ts";

/** Where an item goes from where it was seen, with a note that the customer is told or not. */
export const moveFields = z.object({ from: hidden, to: hidden, note: hidden, tell: ticked });
