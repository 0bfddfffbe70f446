import { type DeskAction, may, mayEver, type StaffRole } from "#app/desk/permissions.ts";
import type { RecordName } from "#tests/access/records.ts";

/** Who asks. A record is the customer's, and the counsellor works on it; the other two have nothing to do with it. */
export const askers = [
  "visitor",
  "customer",
  "other customer",
  "counsellor",
  "other counsellor",
  "manager",
  "owner",
] as const;
export type Asker = (typeof askers)[number];

/** What an address answers. `read-answer.ts` says by what each is known. */
export type Answer =
  | "shown"
  | "leads on"
  | "log in first"
  | "unknown"
  | "error page"
  | "not allowed"
  | "other site"
  | "wrong method"
  | "methods told"
  | "no such form"
  | "bad call"
  | "unsigned";

export type ByAsker = (asker: Asker) => Answer;
/** `write`: a form with the right token, whose intent the page does not have; a call that is no JSON. */
export type Rule = { read: ByAsker; write: ByAsker; record?: RecordName };

export function staffRoleOf(asker: Asker): StaffRole | null {
  if (asker === "counsellor" || asker === "other counsellor") return "counsellor";
  return asker === "manager" || asker === "owner" ? asker : null;
}

export function always(answer: Answer): ByAsker {
  return () => answer;
}

/** Visitors log in first. */
export function signedInSee(answer: Answer): ByAsker {
  return (asker) => (asker === "visitor" ? "log in first" : answer);
}

export function visitorsSee(answer: Answer, others: Answer): ByAsker {
  return (asker) => (asker === "visitor" ? answer : others);
}

const noForm = always("wrong method");

export const open: Rule = { read: always("shown"), write: noForm };
export const openWithForm: Rule = { read: always("shown"), write: always("no such form") };
export const nothingThere: Rule = { read: always("unknown"), write: noForm };
export const signedIn: Rule = { read: signedInSee("shown"), write: noForm };
export const signedInWithForm: Rule = { read: signedInSee("shown"), write: signedInSee("no such form") };
/** Whoever is signed in already is led on. */
export const toSignIn: Rule = {
  read: visitorsSee("shown", "leads on"),
  write: visitorsSee("no such form", "leads on"),
};

/** Posted, never read. */
export const openCall: Rule = { read: noForm, write: always("bad call") };
export const signedInCall: Rule = { read: noForm, write: signedInSee("bad call") };

type OfCustomer = {
  shown?: Answer;
  others?: Answer;
  /** Reading asks whose it is; writing leaves that to the use case unless it asks, too. */
  form?: "none" | "asks whose" | "asks later";
};

/** To everybody but its customer, the desk included, the record is as unknown as one that is not there. */
export function ofCustomer(
  record: RecordName,
  { shown = "shown", others = "unknown", form = "none" }: OfCustomer = {},
): Rule {
  const theirs =
    (answer: Answer): ByAsker =>
    (asker) =>
      asker === "visitor" ? "log in first" : asker === "customer" ? answer : others;
  const write = {
    none: noForm,
    "asks whose": theirs("no such form"),
    "asks later": signedInSee("no such form"),
  }[form];
  return { record, read: theirs(shown), write };
}

type AtDesk = {
  write?: DeskAction;
  /** Reading asks whether it is one's own; writing does with `asksWhose`, else the use case does. */
  record?: RecordName;
  asksWhose?: boolean;
  shown?: Answer;
};

/** By the desk's table of rights; customers do not learn that the page is there. */
export function desk(read: DeskAction | null, at: AtDesk = {}): Rule {
  const { write, record, asksWhose = false, shown = "shown" } = at;
  return {
    ...(record && { record }),
    read: whoMay(read, { answer: shown, ofRecord: record !== undefined }),
    write: write ? whoMay(write, { answer: "no such form", ofRecord: asksWhose }) : noForm,
  };
}

function whoMay(
  action: DeskAction | null,
  { answer, ofRecord }: { answer: Answer; ofRecord: boolean },
): ByAsker {
  return (asker) => {
    if (asker === "visitor") return "log in first";
    const role = staffRoleOf(asker);
    if (role === null) return "unknown";
    const own = asker !== "other counsellor";
    const isAllowed = action === null || (ofRecord ? may(role, action, { own }) : mayEver(role, action));
    return isAllowed ? answer : "not allowed";
  };
}
