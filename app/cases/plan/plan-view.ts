/** A step with its words ready to be shown. */
export type ShownStep = {
  name: string;
  text: string;
  who: string;
  /** When it should be or was done. Empty before the form is sent. */
  when: string;
  state: "done" | "late" | "open";
  /** Whether this viewer ticks and unticks it. */
  byHand: boolean;
};

/** What the part shows. */
export type PlanView = {
  steps: ShownStep[];
  /** Why there are no dates yet. */
  note: string | null;
  /** What goes on after delivery, each with its end. */
  rights: string[];
};
