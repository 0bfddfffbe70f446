/** A figure that a form was drawn with, in hundredths, as the form carries it: compared, never trusted. */
type ShownFigure = { amount: bigint; currency: string };

export function writeShown({ amount, currency }: ShownFigure): string {
  return `${currency} ${amount}`;
}
