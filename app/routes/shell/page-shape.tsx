import type { ReactNode } from "react";

import type { Placeholder } from "#app/routes/shell/placeholder-for-path.ts";
import {
  AdmitsSkeleton,
  DashboardSkeleton,
  HomeSkeleton,
  ProfileSkeleton,
  ReviewsSkeleton,
  ServiceSkeleton,
  WalletSkeleton,
} from "#app/ui/page-skeletons.tsx";
import { CartSkeleton, GroupsSkeleton, ServiceListSkeleton, VisaSkeleton } from "#app/ui/shop-skeletons.tsx";

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

/** What stands in for a page that is on its way. The cart's depends on how many services it holds. */
export function pageShape(placeholder: Placeholder, cartCount: number): ReactNode {
  return placeholder === "cart" ? <CartSkeleton count={cartCount} /> : shapes[placeholder];
}
