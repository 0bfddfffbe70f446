import {
  Children,
  cloneElement,
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";
import { Scripts } from "react-router";

/**
 * Pages work before scripts run, so styles and fonts load first. React Router sets no priority on its preloads, so it
 * is added here.
 */
export function ScriptsLast(props: ComponentProps<typeof Scripts>) {
  const drawn = Scripts(props) as ReactElement<{ children?: ReactNode }> | null;
  return drawn && Children.map(drawn.props.children, withLowPriority);
}

function withLowPriority(child: ReactNode): ReactNode {
  if (!isValidElement<ComponentProps<"link">>(child) || child.props.rel !== "modulepreload") return child;
  return cloneElement(child, { fetchPriority: "low" });
}
