import { type ContextType, use, useCallback } from "react";
import { UNSAFE_DataRouterContext, useRevalidator } from "react-router";

import { isFormAnswer } from "#app/forms/form-answer.ts";

type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>["router"];

/** React Router drops the answer to a form, and with it what was typed, when it reads the page again. */
function showsAnswer({ state }: Router): boolean {
  return Object.values(state.actionData ?? {}).some(isFormAnswer);
}

/** Reads what the page shows again, unless it shows an answer, and after whatever is on its way. */
export function useReadAgain(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const { router } = use(UNSAFE_DataRouterContext)!;
  return useCallback(async () => {
    await untilIdle(router);
    if (!showsAnswer(router)) await revalidate();
  }, [revalidate, router]);
}

/** Read again meanwhile, a page on its way would lose how it was asked for, such as to stay where one has scrolled. */
function untilIdle(router: Router): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (router.state.navigation.state !== "idle") return;
      unlisten();
      resolve();
    };
    const unlisten = router.subscribe(look);
    look();
  });
}
