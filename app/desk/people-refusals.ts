import { refuse, changedMeanwhile } from "#app/platform/outcome.ts";

export const unknownAccount = refuse({
  code: "unknown_account",
  message: "There is no account with this email. They sign up first, then you give them a role.",
  status: 422,
  field: "email",
});

export const unknownRole = refuse({
  code: "unknown_role",
  message: "Choose a role: counsellor, manager or owner.",
  status: 422,
  field: "role",
});

export const yourself = refuse({
  code: "yourself",
  message: "You cannot change or end your own role. Another owner does that.",
  status: 409,
});

export const lastOwner = refuse({
  code: "last_owner",
  message: "This is the only owner. Make somebody else an owner first.",
  status: 409,
});

export const roleChanged = changedMeanwhile("this person’s role");

export const notAtDesk = refuse({
  code: "not_at_desk",
  message: "This person does not work at the desk any more.",
  status: 404,
});
