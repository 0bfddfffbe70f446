import { use, useCallback } from "react";
import { UNSAFE_DataRouterContext, useRevalidator } from "react-router";

/**
 * Reads what the page shows again. Not while it shows the answer to a form: React Router would drop the answer, and
 * with it what was typed.
 */
export function useReadAgain(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const { router } = use(UNSAFE_DataRouterContext)!;
  return useCallback(async () => {
    if (router.state.actionData === null) await revalidate();
  }, [revalidate, router]);
}
