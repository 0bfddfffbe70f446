export type NextAction = { label: string; href: string };

export const toDashboard: NextAction = { label: "Open your dashboard", href: "/account/dashboard/" };
export const toWallet: NextAction = { label: "Open your wallet", href: "/service/wallet/" };
export const toCart: NextAction = { label: "Look at your cart", href: "/service/cart" };
