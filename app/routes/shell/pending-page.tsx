import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import type { Placeholder } from "#app/routes/shell/placeholder-for-path.ts";
import { placeholderForPath } from "#app/routes/shell/placeholder-for-path.ts";
import styles from "#app/routes/shell/pending-page.module.css";
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

/** A page that comes sooner than this needs no stand-in: showing one would only flicker. */
const patienceMs = 150;

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

type PendingPageProps = {
  /** How many services the cart holds, whose shape depends on it. */
  cartCount: number;
  children: ReactNode;
};

/** The page, or, while another one is slow in coming, that one's shape; a thin line where it has none. */
export function PendingPage({ cartCount, children }: PendingPageProps) {
  const path = useSlowPath();
  const placeholder = path === null ? null : shapeFor(placeholderForPath(path), cartCount);
  return (
    <>
      {path !== null && <div className={styles.progress} />}
      {/* The page stays, unseen, so that a navigation given up finds it as it was. */}
      <div hidden={placeholder !== null}>{children}</div>
      {placeholder}
    </>
  );
}

/** An empty cart is soon said, and visitors are asked to log in first. */
function shapeFor(placeholder: Placeholder | null, cartCount: number): ReactNode {
  if (placeholder === null) return null;
  if (placeholder !== "cart") return shapes[placeholder];
  return cartCount > 0 ? <CartSkeleton count={cartCount} /> : null;
}

/** The path being loaded, once it has taken longer than our patience; a reload of the same page is none. */
function useSlowPath(): string | null {
  const here = useLocation().pathname;
  const navigation = useNavigation();
  const loading = navigation.state === "loading" ? navigation.location.pathname : null;
  const target = loading === here ? null : loading;
  const [slowPath, setSlowPath] = useState<string | null>(null);

  useEffect(() => {
    if (target === null) return;
    const timer = setTimeout(() => setSlowPath(target), patienceMs);
    return () => {
      clearTimeout(timer);
      setSlowPath(null);
    };
  }, [target]);

  return target === slowPath ? target : null;
}
