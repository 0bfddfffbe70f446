export type ShownStep = {
  name: string;
  text: string;
  who: string;
  /** Empty before the form is sent. */
  when: string;
  state: "done" | "late" | "open";
  byHand: boolean;
};

export type PlanView = {
  steps: ShownStep[];
  note: string | null;
  rights: string[];
};
