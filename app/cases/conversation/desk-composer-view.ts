export type DeskComposerView = {
  /** Null once the account is deleted. */
  firstName: string | null;
  /** Why nothing can be sent to the customer; null while it can. */
  closed: string | null;
  /** Null for who only reads the case. */
  sendKey: string | null;
  /** Filled in for this case. */
  templates: FilledTemplate[];
  /** Asked for in the address, where there is no script. */
  chosen: FilledTemplate | null;
  /** Names of colleagues who can be mentioned in a note. */
  colleagues: string[];
};

/** `missing`: what the case does not know yet. */
export type FilledTemplate = { id: string; name: string; text: string; missing: string[] };
