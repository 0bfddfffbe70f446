import type { ComponentProps } from "react";

import { Button, LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

type ClashDialogProps = { message: string; pressing: ComponentProps<typeof Button>; closedHref: string };

export function ClashDialog({ message, pressing, closedHref }: ClashDialogProps) {
  return (
    <Dialog
      open
      dismissable={false}
      size="small"
      heading="One currency at a time"
      onClose={() => {}}
      actions={
        <>
          <LinkButton to={closedHref} replace preventScrollReset>
            Cancel
          </LinkButton>
          <Button variant="danger" {...pressing}>
            Empty Cart
          </Button>
        </>
      }
    >
      <p>{message}</p>
    </Dialog>
  );
}
