import {
  type ProblemAbout,
  sentences,
  type Sentence,
  tryAgain,
} from "#app/checkout/pay/problem-sentences.ts";
import type { NextAction } from "#app/checkout/pay/next-action.ts";

export type PayFailure = { code: string; said?: string };

export type PurchaseProblem = {
  text: string;
  ways: readonly NextAction[];
  /** Whether another gateway may do better. */
  elsewhere: boolean;
  isNotice: boolean;
};

/** Addresses carry only the code. Null without one. */
export function purchaseProblem(
  failure: PayFailure | string | null,
  about: ProblemAbout = unnamed,
): PurchaseProblem | null {
  if (!failure) return null;
  const { code, said } = typeof failure === "string" ? { code: failure, said: undefined } : failure;
  const sentence = sentences.get(code);
  const text = sentence?.text(about, said) ?? `${said ?? "The purchase could not be made."} ${tryAgain}`;
  return {
    text: [text, ...walletText(sentence?.setAside, about)].join(" "),
    ways: sentence?.ways ?? [],
    elsewhere: sentence?.elsewhere ?? false,
    isNotice: sentence?.isNotice ?? false,
  };
}

const unnamed: ProblemAbout = {
  gateway: "The payment platform",
  currency: "this currency",
  price: "",
  walletShare: null,
  walletCurrency: null,
};

function walletText(setAside: Sentence["setAside"], { walletShare }: ProblemAbout): string[] {
  if (!setAside || !walletShare) return [];
  return setAside === "free"
    ? [`The ${walletShare} from your wallet is free again.`]
    : [
        `The ${walletShare} from your wallet stays set aside for this purchase. Left unpaid, it is free again within half an hour.`,
      ];
}
