import type { ReactNode } from "react";

import { type Placeholder, placeholderForPath } from "#app/http/shell/placeholder-for-path.ts";
import {
  AdmitsSkeleton,
  DashboardSkeleton,
  HomeSkeleton,
  ProfileSkeleton,
  ReviewsSkeleton,
  ServiceSkeleton,
  WalletSkeleton,
} from "#app/ui/loading/page-skeletons.tsx";
import {
  CartSkeleton,
  GroupsSkeleton,
  ServiceListSkeleton,
  VisaSkeleton,
} from "#app/ui/loading/shop-skeletons.tsx";

const shapes: Record<Exclude<Placeholder, "cart">, ReactNode> = {
  admits: <AdmitsSkeleton />,
  dashboard: <DashboardSkeleton />,
  groups: <GroupsSkeleton />,
  home: <HomeSkeleton />,
  profile: <ProfileSkeleton />,
  reviews: <ReviewsSkeleton />,
  service: <ServiceSkeleton />,
  services: <ServiceListSkeleton />,
  visa: <VisaSkeleton />,
  wallet: <WalletSkeleton />,
};

/** Null where none is needed: an empty cart loads fast. */
export function pageShape(path: string, cartCount: number): ReactNode {
  const placeholder = placeholderForPath(path);
  if (placeholder !== "cart") return placeholder && shapes[placeholder];
  return cartCount > 0 ? <CartSkeleton count={cartCount} /> : null;
}
