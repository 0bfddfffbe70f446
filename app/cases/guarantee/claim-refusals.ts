import { caseFilesField } from "#app/cases/files/case-file-limits.ts";
import { refuse } from "#app/platform/outcome.ts";

export const lettersMissing = refuse({
  code: "letters_missing",
  message: "Add the letters of refusal: we need at least one.",
  status: 422,
  field: caseFilesField,
});

export const notGuaranteed = refuse({
  code: "not_guaranteed",
  message: "Choose which guarantee you claim.",
  status: 422,
  field: "guarantee",
});

export const claimedAlready = refuse({
  code: "claimed_already",
  message: "This claim has been accepted already.",
  status: 409,
});

export const notClaimable = refuse({
  code: "not_claimable",
  message:
    "The guarantee can be claimed once work has begun, and until the service is cancelled or refunded.",
  status: 409,
});

export const cancellationOpen = refuse({
  code: "cancellation_requested",
  message: "You have requested cancellation. Withdraw that request first, then claim the guarantee.",
  status: 409,
});

export const claimOpen = refuse({
  code: "guarantee_claimed",
  message: "You have claimed the guarantee. Withdraw that claim first, then request cancellation.",
  status: 409,
});

export const unknownClaim = refuse({
  code: "unknown_claim",
  message: "This claim was not found.",
  status: 404,
});

export const decidedMeanwhile = refuse({
  code: "decided",
  message: "This claim was decided or withdrawn in the meantime. Nothing was changed.",
  status: 409,
});

export const refundedSince = refuse({
  code: "refunded_since",
  message: "Nothing of the fee is left to refund. Refuse the claim and say so.",
  status: 409,
});

export const dueMoved = refuse({
  code: "price_changed",
  message: "Part of the order was refunded since the figures were shown. Check the new ones.",
  status: 409,
});
