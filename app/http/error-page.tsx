import { isRouteErrorResponse, useLocation } from "react-router";
import { isEndedForm } from "#app/accounts/ended-form.ts";
import { EndedFormOnDemand } from "#app/http/ended-form-on-demand.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { PictureName } from "#app/ui/pictures.tsx";

export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && isEndedForm(error.data)) return <EndedFormOnDemand form={error.data} />;
  const { picture, heading, text, again } = explain(error);
  return (
    <div className="page">
      <EmptyState
        picture={picture}
        heading={heading}
        level={1}
        action={
          <>
            {again && (
              <LinkButton to={pathname + search} reloadDocument>
                Try again
              </LinkButton>
            )}
            <LinkButton to="/service/">See all services</LinkButton>
            <LinkButton to="/">Go to the home page</LinkButton>
          </>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  );
}

type Explanation = { picture: PictureName; heading: string; text: string; again: boolean };

function explain(error: unknown): Explanation {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) {
    return {
      picture: "chart",
      heading: "We could not find this page",
      text: "The address may be mistyped, or the page may have moved.",
      again: false,
    };
  }
  if (status === 403) {
    return {
      picture: "lighthouse",
      heading: "This page is not open to you",
      text: "It may belong to another account. Check which one you are signed in with.",
      again: false,
    };
  }
  if (status === 400 || status === 405) {
    return {
      picture: "chart",
      heading: "We could not understand this request",
      text: "Nothing was changed. Please go back, load the page again, and try once more from there.",
      again: false,
    };
  }
  if (status === 429) {
    return {
      picture: "buoy",
      heading: "Please wait a moment",
      text: "Too many pages are asked for at once. Nothing was changed. Please try again in a minute.",
      again: true,
    };
  }
  if (isOffline()) {
    return {
      picture: "buoy",
      heading: "You seem to be offline",
      text: "The page could not be fetched. It will be here when your connection is back.",
      again: true,
    };
  }
  return {
    picture: "buoy",
    heading: "Something went wrong on our side",
    text: "Please try again in a moment. If you were paying, your dashboard shows whether the payment arrived.",
    again: true,
  };
}

function isOffline(): boolean {
  return typeof navigator !== "undefined" && navigator.onLine === false;
}
