/** Counsellors do the work; managers do everything and refunds; owners also set prices and manage people. */
export const staffRoles = ["counsellor", "manager", "owner"] as const;
export type StaffRole = (typeof staffRoles)[number];

export function isStaffRole(word: string): word is StaffRole {
  return staffRoles.some((role) => role === word);
}

/** `own`: assigned to this member, or asked of them. */
type Reach = "all" | "own" | "none";

/** The single source for screens and use cases. */
export const permissions = {
  see_queue: { counsellor: "own", manager: "all", owner: "all" },
  take_item: { counsellor: "all", manager: "all", owner: "all" },
  give_back_item: { counsellor: "own", manager: "own", owner: "own" },
  see_item: { counsellor: "own", manager: "all", owner: "all" },
  move_item: { counsellor: "own", manager: "all", owner: "all" },
  hand_over: { counsellor: "own", manager: "all", owner: "all" },
  approve_version: { counsellor: "own", manager: "all", owner: "all" },
  comment: { counsellor: "own", manager: "all", owner: "all" },
  propose_cancellation: { counsellor: "own", manager: "all", owner: "all" },
  reopen_item: { counsellor: "none", manager: "all", owner: "all" },
  answer_cancellation: { counsellor: "none", manager: "all", owner: "all" },
  decide_guarantee: { counsellor: "none", manager: "all", owner: "all" },
  write_message: { counsellor: "own", manager: "all", owner: "all" },
  write_note: { counsellor: "own", manager: "all", owner: "all" },
  use_templates: { counsellor: "all", manager: "all", owner: "all" },
  edit_templates: { counsellor: "none", manager: "all", owner: "all" },
  see_case_file: { counsellor: "own", manager: "all", owner: "all" },
  intake_for_customer: { counsellor: "own", manager: "all", owner: "all" },
  work_on_evidence: { counsellor: "own", manager: "all", owner: "all" },
  tick_step: { counsellor: "own", manager: "all", owner: "all" },
  assign_item: { counsellor: "none", manager: "all", owner: "all" },
  see_bookings: { counsellor: "all", manager: "all", owner: "all" },
  see_chat_number: { counsellor: "own", manager: "all", owner: "all" },
  change_booking: { counsellor: "all", manager: "all", owner: "all" },
  see_enquiries: { counsellor: "own", manager: "all", owner: "all" },
  answer_enquiry: { counsellor: "own", manager: "all", owner: "all" },
  assign_enquiry: { counsellor: "none", manager: "all", owner: "all" },
  see_links: { counsellor: "own", manager: "all", owner: "all" },
  make_link: { counsellor: "all", manager: "all", owner: "all" },
  make_custom_link: { counsellor: "none", manager: "all", owner: "all" },
  withdraw_link: { counsellor: "own", manager: "all", owner: "all" },
  see_calendar: { counsellor: "own", manager: "all", owner: "all" },
  book_session: { counsellor: "own", manager: "all", owner: "all" },
  change_session: { counsellor: "own", manager: "all", owner: "all" },
  end_session: { counsellor: "own", manager: "all", owner: "all" },
  propose_missed: { counsellor: "own", manager: "all", owner: "all" },
  decide_missed: { counsellor: "none", manager: "all", owner: "all" },
  end_sign_ins: { counsellor: "none", manager: "all", owner: "all" },
  see_customers: { counsellor: "none", manager: "all", owner: "all" },
  refund: { counsellor: "none", manager: "all", owner: "all" },
  ask_gateway: { counsellor: "none", manager: "all", owner: "all" },
  see_people: { counsellor: "none", manager: "all", owner: "all" },
  change_people: { counsellor: "none", manager: "none", owner: "all" },
  invite: { counsellor: "none", manager: "none", owner: "all" },
  see_person: { counsellor: "own", manager: "all", owner: "all" },
  change_holidays: { counsellor: "own", manager: "all", owner: "all" },
  change_hours: { counsellor: "own", manager: "all", owner: "all" },
  change_firm_holidays: { counsellor: "none", manager: "none", owner: "all" },
  reassign_work: { counsellor: "none", manager: "all", owner: "all" },
  adjust_wallet: { counsellor: "none", manager: "all", owner: "all" },
  approve_adjustment: { counsellor: "none", manager: "all", owner: "all" },
  choose_notifications: { counsellor: "own", manager: "own", owner: "own" },
  save_view: { counsellor: "own", manager: "own", owner: "own" },
  change_time_zone: { counsellor: "own", manager: "own", owner: "own" },
  see_figures: { counsellor: "none", manager: "all", owner: "all" },
  see_books: { counsellor: "none", manager: "all", owner: "all" },
  keep_books: { counsellor: "none", manager: "none", owner: "all" },
  see_audit: { counsellor: "none", manager: "all", owner: "all" },
  moderate_testimonial: { counsellor: "none", manager: "all", owner: "all" },
  enter_testimonial: { counsellor: "none", manager: "none", owner: "all" },
  remove_testimonial: { counsellor: "none", manager: "all", owner: "all" },
  remove_group_message: { counsellor: "none", manager: "all", owner: "all" },
  close_group: { counsellor: "none", manager: "all", owner: "all" },
  see_catalogue: { counsellor: "none", manager: "all", owner: "all" },
  edit_service: { counsellor: "none", manager: "all", owner: "all" },
  make_service: { counsellor: "none", manager: "none", owner: "all" },
  change_sale: { counsellor: "none", manager: "none", owner: "all" },
  change_price: { counsellor: "none", manager: "none", owner: "all" },
  edit_advisers: { counsellor: "none", manager: "none", owner: "all" },
  edit_showcase: { counsellor: "none", manager: "none", owner: "all" },
  edit_page_texts: { counsellor: "none", manager: "none", owner: "all" },
  edit_points: { counsellor: "none", manager: "all", owner: "all" },
  edit_facts: { counsellor: "none", manager: "none", owner: "all" },
  edit_claims: { counsellor: "none", manager: "none", owner: "all" },
  see_coupons: { counsellor: "none", manager: "all", owner: "all" },
  change_coupon: { counsellor: "none", manager: "none", owner: "all" },
  see_rates: { counsellor: "none", manager: "all", owner: "all" },
  accept_rate: { counsellor: "none", manager: "none", owner: "all" },
  enter_rate: { counsellor: "none", manager: "none", owner: "all" },
  see_status: { counsellor: "none", manager: "all", owner: "all" },
  see_launch: { counsellor: "none", manager: "none", owner: "all" },
  record_backup: { counsellor: "none", manager: "none", owner: "all" },
  see_testimonials: { counsellor: "none", manager: "all", owner: "all" },
  see_groups: { counsellor: "none", manager: "all", owner: "all" },
} as const satisfies Record<string, Record<StaffRole, Reach>>;

export type DeskAction = keyof typeof permissions;

export function mayEver(role: StaffRole, action: DeskAction): boolean {
  return permissions[action][role] !== "none";
}

/** Who may do it whosever the record is. */
export function rolesReachingAll(action: DeskAction): StaffRole[] {
  return staffRoles.filter((role) => permissions[action][role] === "all");
}

export function may(role: StaffRole, action: DeskAction, record: { own: boolean }): boolean {
  const reach = permissions[action][role];
  return reach === "all" || (reach === "own" && record.own);
}
