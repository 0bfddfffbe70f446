/** What one can be at the desk. A counsellor does the work, a manager all of it and refunds, an owner prices and people. */
export const staffRoles = ["counsellor", "manager", "owner"] as const;
export type StaffRole = (typeof staffRoles)[number];

export function isStaffRole(word: string): word is StaffRole {
  return staffRoles.some((role) => role === word);
}

/** On whose records: `own` are those assigned to the person who acts. */
type Reach = "all" | "own" | "none";

/** Every action of the desk, and who may do it to what. One table, read by every screen and every use case. */
export const permissions = {
  see_queue: { counsellor: "own", manager: "all", owner: "all" },
  take_item: { counsellor: "all", manager: "all", owner: "all" },
  see_item: { counsellor: "own", manager: "all", owner: "all" },
  move_item: { counsellor: "own", manager: "all", owner: "all" },
  assign_item: { counsellor: "none", manager: "all", owner: "all" },
  see_bookings: { counsellor: "all", manager: "all", owner: "all" },
  change_booking: { counsellor: "all", manager: "all", owner: "all" },
  see_customers: { counsellor: "none", manager: "all", owner: "all" },
  refund: { counsellor: "none", manager: "all", owner: "all" },
  ask_gateway: { counsellor: "none", manager: "all", owner: "all" },
  see_people: { counsellor: "none", manager: "all", owner: "all" },
  change_people: { counsellor: "none", manager: "none", owner: "all" },
  change_time_zone: { counsellor: "own", manager: "own", owner: "own" },
  see_audit: { counsellor: "none", manager: "all", owner: "all" },
  remove_testimonial: { counsellor: "none", manager: "all", owner: "all" },
  close_group: { counsellor: "none", manager: "all", owner: "all" },
} as const satisfies Record<string, Record<StaffRole, Reach>>;

export type DeskAction = keyof typeof permissions;

/** Whether a role may act at all, on some record. */
export function mayEver(role: StaffRole, action: DeskAction): boolean {
  return permissions[action][role] !== "none";
}

/** Whether a role may act on this record: `own` says that it is assigned to whoever acts. */
export function may(role: StaffRole, action: DeskAction, record: { own: boolean }): boolean {
  const reach = permissions[action][role];
  return reach === "all" || (reach === "own" && record.own);
}
