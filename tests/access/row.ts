import type { RecordName } from "#tests/access/records.ts";
import type { Rule } from "#tests/access/rules.ts";

/** `params`: what stands for a part of the pattern where the rule's own record does not. */
export type Row = Rule & { params?: Record<string, string | { of: RecordName }>; query?: string };
