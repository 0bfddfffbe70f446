import { z } from "zod";

import type { Fields } from "#tests/calls/call.ts";

export type CallField = {
  name: string;
  /** Free text, not a number or one of a list. */
  takesText: boolean;
  fill: (fields: Fields, text: string) => Fields;
};

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

function itemOf(schema: unknown): z.ZodObject | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return itemOf(schema.unwrap());
  if (!(schema instanceof z.ZodArray)) return null;
  return schema.element instanceof z.ZodObject ? schema.element : null;
}
