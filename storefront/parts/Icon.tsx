/** Line drawings on a 24 px grid, one path each. */
const paths = {
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5L20 20",
  cart: "M3 4h2.2l2.3 11h10l2-8H6M9 20h.01M16.5 20h.01",
  person: "M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM4.5 20c.8-3.6 3.7-5.5 7.5-5.5s6.7 1.9 7.5 5.5",
  leave: "M14 4h5v16h-5M4 12h10M10.5 8.5 14 12l-3.5 3.5",
  menu: "M4 7h16M4 12h16M4 17h10",
  close: "M6 6l12 12M18 6 6 18",
  phone: "M6 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6.5 6.5l1.5-2 4 1.5v3c0 1-.8 2-2 2C11 20 4 13 4 5.5c0-1.2 1-2 2-2Z",
  down: "M6 9.5l6 6 6-6",
  left: "M14.5 6l-6 6 6 6",
  right: "M9.5 6l6 6-6 6",
  plus: "M12 6v12M6 12h12",
  minus: "M6 12h12",
  check: "M5 12.5l4.5 4.5L19 7.5",
  filter: "M4 7h16M7 12h10M10 17h4",
  pause: "M9 6v12M15 6v12",
  play: "M8 5.5v13l10.5-6.5Z",
  truck: "M3 6.5h11v9.5H3ZM14 10h4l3 3v3h-7M7 18.5h.01M17 18.5h.01",
  heart: "M12 20.2S4.2 15.6 4.2 9.9A4.1 4.1 0 0 1 12 8a4.1 4.1 0 0 1 7.8 1.9c0 5.7-7.8 10.3-7.8 10.3Z",
  pin: "M12 20.5s6.5-5.6 6.5-10.5a6.5 6.5 0 0 0-13 0c0 4.9 6.5 10.5 6.5 10.5ZM12 10h.01",
} as const;

/** An icon; with a `label` it says what it stands for, without one it is decoration. */
export const Icon = ({
  name,
  label,
  className = "size-6",
}: {
  name: keyof typeof paths;
  label?: string;
  className?: string;
}) => (
  <>
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
    {label && <span className="sr-only">{label}</span>}
  </>
);
