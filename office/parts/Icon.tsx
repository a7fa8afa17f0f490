/** A dot that is as dark as a line: one drawn as the end of a line alone is hardly seen. */
const dot = (x: number, y: number) => `M${x - 0.5} ${y}a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0`;

/** Line drawings on a 24 px grid, one path each. */
const paths = {
  today:
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
  orders: "M5 3.5h14v17l-2.3-1.5-2.4 1.5-2.3-1.5-2.3 1.5-2.4-1.5L5 20.5ZM8.5 8h7M8.5 12h7",
  board: "M4 5h4.5v14H4ZM9.75 5h4.5v9h-4.5ZM15.5 5H20v11.5h-4.5Z",
  parcel: "M4 8l8-4 8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8",
  returns: "M9 6 4.5 10.5 9 15M4.5 10.5H15a4.5 4.5 0 0 1 0 9h-3",
  refunds: "M7 4.5h10M7 8.5h10M7 12.5h3.5c3 0 4.5-1.8 4.5-4s-1.5-4-4.5-4M7.5 12.5l6.5 7.5",
  complaints: "M4 5h16v11H10l-4 4v-4H4ZM8 9h8M8 12.5h5",
  products: "M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM20 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM9 18V6l11-2v12",
  grid: "M4 5h16v14H4ZM4 9.5h16M4 14.25h16M10 5v14M15 5v14",
  stock: "M4 4h16v5H4ZM4 9h16v5H4ZM4 14h16v6H4ZM9 6.5h6M9 11.5h6M9 17h6",
  customers:
    "M9 11a3.25 3.25 0 1 0 0-6.5A3.25 3.25 0 0 0 9 11ZM2.5 19.5c.6-3.2 3.2-5 6.5-5s5.9 1.8 6.5 5M15.5 4.8a3.25 3.25 0 0 1 0 6M18 14.9c1.9.7 3.1 2.3 3.5 4.6",
  money: "M4 6.5h16v11H4ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM7 12h.01M17 12h.01",
  shopfront: "M4 10v10h16V10M3 10l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM9.5 20v-5h5v5",
  coupon: "M3.5 7h17v3a2 2 0 0 0 0 4v3h-17v-3a2 2 0 0 0 0-4ZM14 7.5v1.5M14 11.25v1.5M14 15v1.5",
  staff: "M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM4.5 20c.8-3.6 3.7-5.5 7.5-5.5s6.7 1.9 7.5 5.5",
  key: "M15.5 8.5h.01M14.5 14.5a5.5 5.5 0 1 0-5.3-4L3.5 16.2V20.5H8v-2.5h2.5v-2.5l1.3-1.2c.8.2 1.7.2 2.7.2Z",
  audit: "M12 6.5V12l3.5 2M12 3.5a8.5 8.5 0 1 0 8.5 8.5M16 3.5h4.5V8",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5L20 20",
  menu: "M4 7h16M4 12h16M4 17h10",
  more: dot(6, 12) + dot(12, 12) + dot(18, 12),
  close: "M6 6l12 12M18 6 6 18",
  check: "M5 12.5l4.5 4.5L19 7.5",
  warning: "M12 4 3 19.5h18ZM12 10v4M12 17h.01",
  info: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5M12 8h.01",
  ask: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9.5 9.75a2.5 2.5 0 1 1 3.7 2.2c-.8.45-1.2.95-1.2 1.8M12 16.5h.01",
  plus: "M12 6v12M6 12h12",
  minus: "M6 12h12",
  down: "M6 9.5l6 6 6-6",
  left: "M14.5 6l-6 6 6 6",
  right: "M9.5 6l6 6-6 6",
  filter: "M4 7h16M7 12h10M10 17h4",
  print: "M7 9V4h10v5M7 17H4.5V9h15v8H17M7 14h10v6H7Z",
  copy: "M9 9h11v11H9ZM15 9V4H4v11h5",
  lock: "M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2",
  leave: "M14 4h5v16h-5M4 12h10M10.5 8.5 14 12l-3.5 3.5",
  bell: "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5h4",
  keyboard: "M3.5 6.5h17v11h-17ZM7 10h.01M10.5 10h.01M14 10h.01M17 10h.01M8 14h8",
  passkey:
    "M9.5 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 20c.6-3.4 3.2-5.5 6.5-5.5 1 0 2 .2 2.8.6M17.5 10.5a2.75 2.75 0 0 0-1.3 5.2V20l1.3 1.3 1.5-1.5-1-1 1-1.3-.8-1.1a2.75 2.75 0 0 0-.7-5.9Z",
  phone: "M6 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6.5 6.5l1.5-2 4 1.5v3c0 1-.8 2-2 2C11 20 4 13 4 5.5c0-1.2 1-2 2-2Z",
  truck: "M3 6.5h11v9.5H3ZM14 10h4l3 3v3h-7M7 18.5h.01M17 18.5h.01",
  pin: "M12 20.5s6.5-5.6 6.5-10.5a6.5 6.5 0 0 0-13 0c0 4.9 6.5 10.5 6.5 10.5ZM12 10h.01",
  camera: "M4 7.5h4l1.5-2.5h5L16 7.5h4v11H4ZM12 16a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  edit: "M4 20h4L19.5 8.5l-4-4L4 16ZM13 7l4 4",
  undo: "M8 6 4 10l4 4M4 10h10a5 5 0 0 1 0 10h-3",
  scan: "M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M7 8.5v7M10 8.5v7M13 8.5v7M17 8.5v7",
  chart: "M4 20h16M7 16.5V11M12 16.5V5M17 16.5V8.5",
  device: "M3.5 5h17v11h-17ZM9 20h6M12 16v4",
  grip: [6.5, 12, 17.5].map((y) => dot(9, y) + dot(15, y)).join(""),
  picture: "M4 5h16v14H4ZM4 16l5-5 4 4 2.5-2.5L20 17M15 9h.01",
  file: "M6 3.5h8l4 4v13H6ZM14 3.5v4h4M12 10.5v6M9.5 14l2.5 2.5 2.5-2.5",
  list: "M8 7h12M8 12h12M8 17h12M4 7h.01M4 12h.01M4 17h.01",
} as const;

export type IconName = keyof typeof paths;

/** An icon; with a `label` it says what it stands for, without one it is decoration. */
export const Icon = ({ name, label, className = "size-5" }: { name: IconName; label?: string; className?: string }) => (
  <>
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
    {label && <span className="sr-only">{label}</span>}
  </>
);
