import { z } from "zod";

import { readViewName } from "#app/desk/list/view-name.ts";
import { hidden, readBy } from "#app/forms/fields.ts";

export const viewName = readBy(readViewName);

/** `list` and `query` are the address that the page stood at. */
export const newViewFields = z.object({ list: hidden, query: hidden, name: viewName });
