import type { ButtonHTMLAttributes } from "react";
import { Link, type LinkProps } from "react-router";
import { Icon, type IconName } from "./Icon.tsx";

type Look = "primary" | "secondary" | "quiet" | "danger";
type Own = { look?: Look; icon?: IconName; small?: boolean };

const classOf = ({ look = "secondary", small }: Own, className = "") =>
  `button button-${look} ${small ? "button-small" : ""} ${className}`;

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Own & { busy?: boolean };

/** A button. While it is busy it stays in place and keeps the focus, and a press does nothing. */
export const Button = ({
  look,
  icon,
  small,
  busy,
  className,
  children,
  onClick,
  type = "button",
  ...others
}: ButtonProps) => (
  <button
    {...others}
    type={type}
    className={classOf({ ...(look && { look }), ...(small && { small }) }, className)}
    aria-disabled={busy || others["aria-disabled"]}
    onClick={(event) => {
      if (busy) event.preventDefault();
      else onClick?.(event);
    }}
  >
    {icon && <Icon name={icon} className="size-4" />}
    {children}
  </button>
);

/** A link that looks like a button, for acts that are screens. */
export const ButtonLink = ({ look, icon, small, className = "", children, ...others }: LinkProps & Own) => (
  <Link {...others} className={classOf({ ...(look && { look }), ...(small && { small }) }, className)}>
    {icon && <Icon name={icon} className="size-4" />}
    {children}
  </Link>
);
