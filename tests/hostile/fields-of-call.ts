import { z } from "zod";

import type { Fields } from "#tests/calls/call.ts";

/** A field of a call that a text can be sent in, and how it is put there. */
export type CallField = {
  /** `services.discount_code` for one of an item. */
  name: string;
  /** Whether it takes any few words, rather than one of some or a number. */
  takesText: boolean;
  fill: (fields: Fields, text: string) => Fields;
};

/** Every field of a call: texts can be sent in all of them, whatever they are for. Those of items stand in an item. */
export function fieldsOf(input: z.ZodObject): CallField[] {
  return Object.entries(input.shape).flatMap(([name, schema]) => {
    const item = itemOf(schema);
    if (!item) return [field(name, schema)];
    return fieldsOf(item).map((inner) => ({
      ...inner,
      name: `${name}.${inner.name}`,
      fill: (fields: Fields, text: string) => ({
        ...fields,
        [name]: [inner.fill((fields[name] as Fields[] | undefined)?.[0] ?? {}, text)],
      }),
    }));
  });
}

function field(name: string, schema: z.core.$ZodType): CallField {
  return {
    name,
    takesText: z.safeParse(schema, "Any few words").success,
    fill: (fields, text) => ({ ...fields, [name]: text }),
  };
}

/** The object a list is made of, however the list is wrapped. */
function itemOf(schema: unknown): z.ZodObject | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return itemOf(schema.unwrap());
  if (!(schema instanceof z.ZodArray)) return null;
  return schema.element instanceof z.ZodObject ? schema.element : null;
}
