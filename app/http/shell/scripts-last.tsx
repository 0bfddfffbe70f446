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
 * The page's scripts, asked for after what is seen. A page is whole before they run: on a narrow line its style and
 * letters come first. React Router names no priority for the modules it preloads, so it is added to what it draws.
 */
export function ScriptsLast(props: ComponentProps<typeof Scripts>) {
  const drawn = Scripts(props) as ReactElement<{ children?: ReactNode }> | null;
  return drawn && Children.map(drawn.props.children, withLowPriority);
}

function withLowPriority(child: ReactNode): ReactNode {
  if (!isValidElement<ComponentProps<"link">>(child) || child.props.rel !== "modulepreload") return child;
  return cloneElement(child, { fetchPriority: "low" });
}
