import { refuse } from "#app/platform/outcome.ts";

export const unknownGroup = refuse({
  code: "unknown_group",
  message: "This research group was not found.",
  status: 404,
});

export const groupFull = refuse({
  code: "group_full",
  message: "This group is full. Please look at the other groups, or create one.",
  status: 409,
});

export const groupClosed = refuse({
  code: "group_closed",
  message: "This group is closed. Nobody can join it now.",
  status: 409,
});

export const alreadyMember = refuse({
  code: "already_member",
  message: "You are a member of this group already.",
  status: 409,
});

export const notMember = refuse({
  code: "not_member",
  message: "You are not a member of this group.",
  status: 403,
});

export const notCreator = refuse({
  code: "not_creator",
  message: "Only the person who leads the group can close or open it.",
  status: 403,
});

export const notLeader = refuse({
  code: "not_creator",
  message: "Only the person who leads the group can renew its invite link.",
  status: 403,
});

export const inviteEnded = refuse({
  code: "invite_ended",
  message: "This invite link has been renewed. Ask whoever sent it for the new one.",
  status: 409,
});

export const sharePaid = refuse({
  code: "share_paid",
  message: "You have paid your share. To leave the group, please write to us.",
  status: 409,
});

export const groupPaid = refuse({
  code: "share_paid",
  message: "A share of this group is paid. To close the group, please write to us.",
  status: 409,
});

export const paymentOpen = refuse({
  code: "payment_open",
  message: "A payment for a share of this group is open. Please finish it, or wait until it has ended.",
  status: 409,
});

/** Either the group is not full, or the customer is no member. */
export const notInFullGroup = refuse({
  code: "not_in_group",
  message:
    "A co-author’s share is bought as a member of a full research group. Please look at your group again.",
  status: 403,
});

export const tooManyCreated = refuse({
  code: "too_many_groups",
  message: "You have created five groups within a day. Please wait until tomorrow.",
  status: 429,
});

/** Each time a group fills up, it mails all members and their deadline restarts. */
export const tooManyChanges = refuse({
  code: "too_many_changes",
  message: "You have joined or opened this group three times within a day. Please wait until tomorrow.",
  status: 429,
});

export const tooManyRoles = refuse({
  code: "too_many_changes",
  message: "You have changed your role five times within a day. Please wait until tomorrow.",
  status: 429,
});

export const closedByStaff = refuse({
  code: "group_closed",
  message: "We have closed this group. If you think that it should be open, please write to us.",
  status: 409,
});

export const tooManyJoined = refuse({
  code: "too_many_groups",
  message: "You are in ten groups that wait for members or for you. Please leave one first.",
  status: 409,
});

export const tooManyContributions = refuse({
  code: "too_many_contributions",
  message: "You have added thirty contributions within a day. Please wait until tomorrow.",
  status: 429,
});
