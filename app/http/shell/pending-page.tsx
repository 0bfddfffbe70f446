import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";

import { useNavigation } from "#app/forms/use-navigation.tsx";
import styles from "#app/http/shell/pending-page.module.css";
import { loadPart } from "#app/ui/loading/load-part.ts";

/** Faster pages need no placeholder: it would only flicker. */
const patienceMs = 150;

type PendingPageProps = { cartCount: number; children: ReactNode };

export function PendingPage({ cartCount, children }: PendingPageProps) {
  const target = useTarget();
  const isSlow = useIsSlow(target);
  const draw = useShapes(target !== null);
  const shape = target !== null && isSlow && draw ? draw(target, cartCount) : null;
  return (
    <>
      {isSlow && <div className={styles.progress} />}
      {/* Stays mounted, so a cancelled navigation finds it unchanged. */}
      <div hidden={shape !== null}>{children}</div>
      {shape}
    </>
  );
}

function useTarget(): string | null {
  const here = useLocation().pathname;
  const navigation = useNavigation();
  const loading = navigation.state === "loading" ? navigation.location.pathname : null;
  return loading === here ? null : loading;
}

function useIsSlow(target: string | null): boolean {
  const [slowPath, setSlowPath] = useState<string | null>(null);
  useEffect(() => {
    if (target === null) return;
    const timer = setTimeout(() => setSlowPath(target), patienceMs);
    return () => {
      clearTimeout(timer);
      setSlowPath(null);
    };
  }, [target]);
  return target !== null && target === slowPath;
}

type Draw = (path: string, cartCount: number) => ReactNode;

function useShapes(wanted: boolean): Draw | null {
  const [draw, setDraw] = useState<Draw | null>(null);
  useEffect(() => {
    if (!wanted) return;
    void loadPart(() => import("#app/http/shell/page-shape.tsx")).then(({ pageShape }) =>
      setDraw(() => pageShape),
    );
  }, [wanted]);
  return draw;
}
