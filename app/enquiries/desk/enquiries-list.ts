import type { ListShape, QueryOf } from "#app/desk/list/list-query.ts";
import { readListQuery } from "#app/desk/list/list-query.ts";
import { enquiryKinds, type EnquiryState } from "#app/enquiries/enquiry.ts";

const filters = {
  show: ["answered", "closed", "all"],
  about: enquiryKinds,
  person: /^[\w-]{1,64}$/,
  q: "text",
} as const;

/** Open ones stand by the day of their answer; of others nobody waits for one. */
const open = {
  path: "/staff/enquiries",
  filters,
  sorts: { answer: "asc", written: "desc" },
} as const satisfies ListShape;

const others = { ...open, sorts: { written: "desc" } } as const satisfies ListShape;

export type EnquiriesAsked = {
  state: EnquiryState | "all";
  by: "answer" | "written";
  query: QueryOf<typeof open>;
  shape: typeof open | typeof others;
};

/** A search looks at all of them. */
export function readEnquiries(params: URLSearchParams): EnquiriesAsked {
  const { show, q } = readListQuery(open, params).filters;
  const state = q === null ? ((show ?? "open") as EnquiryState | "all") : "all";
  if (state === "open") {
    const query = readListQuery(open, params);
    return { state, by: query.sort, query, shape: open };
  }
  return { state, by: "written", query: readListQuery(others, params), shape: others };
}
