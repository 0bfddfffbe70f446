import type { Ground } from "#tests/hostile/hostile-form.ts";

export type HostileAddress = {
  /** `*` marks where a text goes in the path. */
  path: string | ((ground: Ground) => string);
  query: string[];
  reader: "visitor" | "customer" | "both" | "staff";
};
