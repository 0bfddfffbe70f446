/** A refund as it was typed into the form. */
type TypedRefund = { item: string; amount: string; reason: string };

/** What a refund would come to, with what its form sends back to have just this done. */
export type RefundPreview = {
  typed: TypedRefund;
  lines: { label: string; words: string }[];
  whole: string;
  fields: Record<string, string>;
};

export type OrderAnswer =
  | { kind: "preview"; preview: RefundPreview }
  | { kind: "problem"; typed: TypedRefund; message: string; field: string | null };
