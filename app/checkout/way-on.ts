/** Something to do next after a payment that did not end as meant, as a button says it. */
export type WayOn = { label: string; href: string };

export const toDashboard: WayOn = { label: "Open your dashboard", href: "/account/dashboard/" };
export const toWallet: WayOn = { label: "Open your wallet", href: "/service/wallet/" };
export const toCart: WayOn = { label: "Look at your cart", href: "/service/cart" };
