import type { ShownRefund } from "#app/cases/cancelling/cancelling-view.ts";

export type ShownClaim = {
  id: string;
  heading: string;
  state: "asked" | "accepted" | "refused" | "withdrawn";
  on: string;
  text: string;
  files: { href: string; name: string; size: number }[];
  /** What would come back while it is open; what came back once it is accepted. */
  refund: ShownRefund | null;
  /** Where two must approve: who has, and whether the viewer must wait for a colleague. */
  first: { text: string; waits: boolean } | null;
  answerText: string | null;
  can: "decide" | "withdraw" | null;
};

/** What can be claimed now. */
export type ClaimableGuarantee = { name: string; heading: string; question: string; due: ShownRefund };

export type GuaranteeView = {
  promises: { name: string; heading: string; promise: string }[];
  claimable: ClaimableGuarantee[];
  /** Newest first. */
  claims: ShownClaim[];
};
