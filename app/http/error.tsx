import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { unlisted } from "#app/http/shell/page-title.ts";

export const meta = unlisted("Service not found");

export default function ServiceNotFound() {
  return (
    <div className="page">
      <EmptyState
        picture="telescope"
        heading="We could not find this service"
        level={1}
        action={
          <>
            <LinkButton to="/service/">See all services</LinkButton>
            <LinkButton to="/" variant="quiet">
              Go to the home page
            </LinkButton>
          </>
        }
      >
        <p>The link may be mistyped or out of date. Everything we offer is on the list of services.</p>
      </EmptyState>
    </div>
  );
}
