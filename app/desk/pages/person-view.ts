/** Why a form was refused, and what was typed in it. */
export type PersonProblem = {
  intent: string;
  message: string;
  field: string | null;
  startsOn: string;
  endsOn: string;
  to: string;
  part: string;
};
